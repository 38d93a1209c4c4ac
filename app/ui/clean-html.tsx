import { recipe } from './recipe.ts'

/** How an article looks, also while an editor writes it. */
export const articleTextStyles = recipe({
  base: [
    'flex max-w-prose flex-col gap-4 leading-relaxed',
    '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:flex [&_:is(ul,ol)]:flex-col',
    '[&_:is(ul,ol)]:gap-2 [&_:is(ul,ol)]:pl-5 [&_li]:pl-1 [&_li]:marker:text-link',
    '[&_a]:rounded-control [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3',
    '[&_img]:h-auto [&_img]:max-w-full [&_img]:self-start [&_img]:rounded-card [&_img]:bg-surface-sunken',
    '[&>div]:relative [&>div]:overflow-x-auto [&>div]:rounded-control',
    '[&_table]:w-full [&_table]:border-collapse [&_table]:text-left [&_table]:text-sm',
    '[&_table]:tabular-nums [&_:is(th,td)]:border-line [&_tr:not(tbody>:last-child)>*]:border-b',
    '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:not-last:pr-4 [&_:is(th,td)]:align-top [&_th]:font-semibold',
  ],
})

/**
 * The only component that renders foreign HTML. It does not clean:
 * `app/clients/clean-html.server.ts` has done so on the server.
 */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={articleTextStyles({ className })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
