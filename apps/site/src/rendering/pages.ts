import type { ServerPage } from '../data/page/ServerPage.ts'
import type { Page } from '../pages.ts'

/** `XPage.server.ts` beside each page whose data the server brings. */
const modules = import.meta.glob<{ page: ServerPage }>('../pages/**/*Page.server.ts', {
  eager: true,
})

/** What the server does for a page; undefined for one that brings its data in the browser. */
export function serverPageOf({ file }: Page): ServerPage | undefined {
  return modules[`../pages/${file}.server.ts`]?.page
}
