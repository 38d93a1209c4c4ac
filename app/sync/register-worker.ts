/**
 * Lets the tracker open without a connection from now on. Only its pages ask for that, once they have
 * loaded; a browser without such workers, or one that refuses, goes on as before.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', register, { once: true })
}
