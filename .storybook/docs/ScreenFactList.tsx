import { sitePages } from '@parket/domain/site/pages'
import { stationPages } from '@parket/domain/site/stationPages'
import type { IndexEntry } from '@parket/tools/workshop/overview'
import type { ScreenFacts } from '@parket/tools/workshop/screens/facts'
import { screens, storyFileName } from '@parket/tools/workshop/screens/screens'
import { viewersOf } from '@parket/tools/workshop/screens/viewers'
import { PageLink } from './PageLink.tsx'

interface ScreenFactListProps {
  facts: ScreenFacts
  /** All that the workshop has. */
  entries: readonly IndexEntry[]
}

/** Who sees a screen, and at which addresses or inside what. */
export function ScreenFactList({ facts, entries }: ScreenFactListProps) {
  const { pages = [], devices = [], inside = [], place } = facts
  const addresses = [
    ...pages.map((name) => sitePages[name].path),
    ...devices.map((name) => stationPages[name]),
  ]
  return (
    <dl className="screen-facts">
      <dt>Кто видит</dt>
      <dd>{viewersOf(facts, screens).join('; ')}</dd>
      <dt>Где</dt>
      <dd>
        {place}
        {addresses.map((address) => (
          <div key={address}>{address}</div>
        ))}
        {inside.map((name) => (
          <div key={name}>
            внутри <WholeLink name={name} entries={entries} />
          </div>
        ))}
      </dd>
    </dl>
  )
}

/** A link to the page of the screen or layout that shows it. */
function WholeLink({ name, entries }: { name: string; entries: readonly IndexEntry[] }) {
  const page = entries.find(
    ({ type, importPath = '' }) => type === 'docs' && storyFileName(importPath) === name,
  )
  return page && <PageLink id={page.id}>{page.title.split('/').at(-1)}</PageLink>
}
