import { stationPages } from '@parket/domain/site/stationPages'
import { parse } from 'regexparam'

const patterns = Object.values(stationPages).map((path) => parse(path).pattern)

/** Whether a device of the day opens here. */
export function isStationPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
