/** The provider without the library's entry, whose one act is to complain of Node's newest release. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
