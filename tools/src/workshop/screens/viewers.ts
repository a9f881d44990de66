import { isGivenByEventRole, leastLevel, roleNames, type Right } from '@parket/domain/rights/rights'
import { sitePages, type SitePage } from '@parket/domain/site/pages'
import { isStationKind, stationKindLabel } from '@parket/domain/station/kinds'
import { holders, type Facts, type ScreenFacts, type Viewer } from './facts.ts'

/**
 * Who sees a screen, in words, each once.
 * @throws Error where it is part of a screen that there is not
 */
export function viewersOf(facts: ScreenFacts, all: Facts): string[] {
  const own = facts.viewers?.map(viewerWords)
  const ofPages = (facts.pages ?? []).map((name) => {
    const { right = 'publicPages.view' }: SitePage = sitePages[name]
    return rightWords(right)
  })
  const ofWhole = (facts.inside ?? []).flatMap((name) => {
    const whole = all[name]
    if (!whole) throw new Error(`No screen ${name}`)
    return viewersOf(whole, all)
  })
  return [...new Set(own ?? [...ofPages, ...ofWhole])]
}

function viewerWords(viewer: Viewer): string {
  if (isHolder(viewer)) return holders[viewer]
  if (isStationKind(viewer)) return `рабочее место «${stationKindLabel(viewer)}»`
  return rightWords(viewer)
}

function rightWords(right: Right): string {
  const level = leastLevel(right)
  const place = isGivenByEventRole(right) ? 'турнира или команды' : 'команды'
  switch (level) {
    case 'anonymous':
      return 'все, вход не\u00A0нужен'
    case 'registered':
      return 'все, кто вошёл'
    case 'superadmin':
      return 'суперадмин'
    case 'manager':
    case 'admin':
    case 'supervisor':
      return `${roleNames[level]} ${place} и\u00A0кто выше`
  }
}

function isHolder(viewer: Viewer): viewer is keyof typeof holders {
  return Object.hasOwn(holders, viewer)
}
