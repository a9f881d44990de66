import { sitePages, stationPages } from '@parket/domain/site/pages'
import { parse } from 'regexparam'

const patterns = stationPages.map((name) => parse(sitePages[name].path))

/** Whether a device of the day opens here. */
export function isStationPath(path: string): boolean {
  return patterns.some(({ pattern }) => pattern.test(path))
}
