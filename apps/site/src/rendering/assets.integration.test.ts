import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { weightOf, weightOfStation, weightOfStationPage } from '../../bench/weights.ts'
import budgets from '../../weights.json' with { type: 'json' }
import { pages } from '../pages.ts'
import { createAssets, preloadHeaders } from './assets.ts'
import { readManifest } from './manifest.ts'

// Budgets are kB (1000 bytes) after gzip; weights.json is the one place where they stand.
const client = join(import.meta.dirname, '../../dist/client')
const assetsFor = createAssets(client)
const manifest = readManifest(client)

const complete = pages.filter(({ rendered, isForm }) => rendered === 'server' && !isForm)
/** It shows how places come about, by the engine itself. */
const scoring = new Set(['events/ContestResultPage'])
const organiser = pages.filter(({ path }) => path.startsWith('/admin'))
/** They run a machine, which others of their kind do not: they have budgets of their own. */
const withMachine = new Set(['register', 'clubRegistration'])
const others = pages.filter(
  (page) => !complete.includes(page) && !organiser.includes(page) && !withMachine.has(page.name),
)

describe('weight of a page', () => {
  test.each(complete)('$file: a page from the server stays within its budget', ({ file }) => {
    const { firstJs, allJs, css } = weightOf(file)
    expect(firstJs).toBeLessThanOrEqual(budgets.beforeInteractionJs)
    expect(allJs).toBeLessThanOrEqual(
      scoring.has(file) ? budgets.scoringPageJs : budgets.publicPageJs,
    )
    expect(css).toBeLessThanOrEqual(budgets.publicPageCss)
  })

  test('the registration wizard stays within its budget: what stands below its first step, typed into before it comes, and all of it', () => {
    const { file, parts } = pages.find(({ name }) => name === 'register') ?? { file: '' }
    expect(parts).toHaveLength(1)
    expect(weightOf(file).allJs).toBeLessThanOrEqual(budgets.wizardFirstStepJs)
    const { allJs, css } = weightOf(file, parts)
    expect(allJs).toBeLessThanOrEqual(budgets.wizardJs)
    expect(css).toBeLessThanOrEqual(budgets.wizardCss)
  })

  test('the grid of a club stays within its budget', () => {
    const { file } = pages.find(({ name }) => name === 'clubRegistration') ?? { file: '' }
    expect(weightOf(file).allJs).toBeLessThanOrEqual(budgets.clubJs)
  })

  test.each(organiser)('$file: an organiser’s page stays within its budget', ({ file }) => {
    expect(weightOf(file).allJs).toBeLessThanOrEqual(budgets.organiserJs)
  })

  test.each(others)(
    '$file: a page of the account, a search or a form stays within its budget',
    ({ file }) => {
      expect(weightOf(file).allJs).toBeLessThanOrEqual(budgets.accountJs)
    },
  )

  test('a device of the day stays within its budget', () => {
    const { allJs, css } = weightOfStation()
    expect(allJs).toBeLessThanOrEqual(budgets.stationJs)
    expect(css).toBeLessThanOrEqual(budgets.stationCss)
  })

  test.each([
    ['chief/ChiefPage', budgets.chiefStationJs],
    ['tally/TallyPage', budgets.tallyStationJs],
    ['announcer/AnnouncerPage', budgets.hallStationJs],
    ['hall/MarshalPage', budgets.hallStationJs],
    ['hall/DjPage', budgets.hallStationJs],
    ['hall/ScreenPage', budgets.hallStationJs],
  ])(
    'the station %s stays within its budget, and a judge’s device loads none of it',
    (page, budget) => {
      const { allJs, isOfAll } = weightOfStationPage(`src/station/${page}.tsx`)
      expect(allJs).toBeLessThanOrEqual(budget)
      expect(isOfAll).toBe(false)
    },
  )

  test('a page from the server asks for one script at first, and knows what to ask for later', () => {
    const complete = assetsFor({ file: 'events/EventPage', isComplete: true })
    const bare = assetsFor({ file: 'events/EventPage', isComplete: false })
    expect(preloadHeaders(complete)).toEqual([`<${complete.script}>; rel=modulepreload`])
    expect(complete.laterModules).toEqual(bare.modules)
    const { imports = [], dynamicImports = [] } = manifest['src/startup/entry-browser.ts'] ?? {}
    // What only older browsers need is fetched by them alone.
    const older = 'src/startup/missingMethods.ts'
    const [app = '', ...others] = dynamicImports.filter((key) => key !== older)
    expect(others).toEqual([])
    expect(bare.modules).not.toContain(`/${manifest[older]?.file}`)
    for (const key of [app, 'src/pages/events/EventPage.tsx']) {
      expect(bare.modules).toContain(`/${manifest[key]?.file}`)
    }
    // What it imported would come after it.
    expect(imports).toEqual([])
  })
})
