/**
 * Lets React render on a page that the browser translates. The translation puts a `<font>` in the
 * place of each text node that React holds, or around it. React's next removal or insertion there
 * throws, and a changed text stays unseen. Call it before hydration.
 *
 * It changes two methods of `Node` for calls that would throw (react issue 11538, 2026-11-25). It can go
 * once the tests of `translated-page.spec.ts` pass without it.
 */
export function renderOnTranslatedPages(): void {
  /** The elements that the translation shows instead of text nodes. */
  const translations = new WeakMap<Node, ChildNode>()
  const { removeChild, insertBefore } = Node.prototype

  /** The child of `parent` that shows a node which is no child of it any more. */
  const shownIn = (parent: Node, node: Node): ChildNode | null => {
    let shown: Node | null = translations.get(node) ?? node
    while (shown && shown.parentNode !== parent) shown = shown.parentNode
    return shown as ChildNode | null
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    shownIn(this, child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const isNext = next === null || next.parentNode === this
    return insertBefore.call(this, child, isNext ? next : shownIn(this, next)) as Child
  }

  const showChanged = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translations.get(target)
      translations.delete(target)
      if (translation?.isConnected) translation.replaceWith(target)
    }
  })
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling } of records)
      for (const node of removedNodes) {
        const translation = addedNodes[0] ?? previousSibling
        if (node.nodeType !== Node.TEXT_NODE || translation?.nodeName !== 'FONT') continue
        translations.set(node, translation as ChildNode)
        showChanged.observe(node, { characterData: true })
      }
  }).observe(document, { childList: true, subtree: true })
}
