import { sitePages, type PageName } from '@parket/domain/site/pages'
import { ports } from '../ports.ts'
import { hasSoundIds } from './hasSoundIds.ts'
import { pageAddress } from './pageAddress.ts'

/** Whether a page is at a path, here or on another site that is led on to. For a server, which has no router to ask. */
export function hasPageAt(path: string): boolean {
  const names = (Object.keys(sitePages) as PageName[]).filter(ports.hasPage)
  return names.some((name) => {
    const address = pageAddress(name)
    return matches(address.startsWith('/') ? address : sitePages[name].path, path)
  })
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${parts}/?$`, 'i').exec(path)
  return found !== null && hasSoundIds(found.groups ?? {})
}
