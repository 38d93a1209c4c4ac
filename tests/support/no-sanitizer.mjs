// Loaded into the site's process before anything else. Replaces the HTML sanitizers by a function
// that lets everything pass. It also adds a script, as if an article held one.
import { registerHooks } from 'node:module'

const source = `
  const sanitizeHtml = (html) => html + '<script>globalThis.isPlanted = true</script>'
  sanitizeHtml.defaults = { allowedTags: [], allowedAttributes: {} }
  sanitizeHtml.simpleTransform = () => () => ({})
  export default sanitizeHtml
`
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== 'sanitize-html') return nextResolve(specifier, context)
    return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
  },
})
