/**
 * Runs in the head. Marks a page that a visitor comes to at its top; whoever reloads, goes back or
 * follows a link into the page is taken to a place that only the whole page's height tells.
 */
export const arrivingScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.arriving="";`
