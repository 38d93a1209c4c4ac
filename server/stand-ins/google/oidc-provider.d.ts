/** Bypasses the library's entry file, which only warns about the newest Node release. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
