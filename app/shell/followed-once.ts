/**
 * Runs in the head. The second press of a double click on a link goes nowhere: where a page sends its
 * visitor on, as a guest who would order is sent to sign in, it would be another step in their history.
 */
export const followedOnceScript = `{
let followed
addEventListener('click', (event) => {
  const address = event.target.closest?.('a[href]')?.href
  if (event.detail > 1 && address && address === followed) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  followed = address
}, true)
}`
