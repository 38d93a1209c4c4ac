/** Where Start serves the functions that browsers call. */
const serverCallBase = '/_serverFn/'

/** One segment without a dot: a cache takes `/x.css` for a file, and would store the answer. */
const functionPath = /^\/_serverFn\/[\w-]+$/

/** True if a path below the base can be the address of a function. */
export function isFunctionPath(pathname: string): boolean {
  return functionPath.test(pathname)
}

export function isServerCall(request: Request): boolean {
  return new URL(request.url).pathname.startsWith(serverCallBase)
}
