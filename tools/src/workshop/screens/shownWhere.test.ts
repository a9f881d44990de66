import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { sitePages } from '@parket/domain/site/pages'
import { root } from '../../paths.ts'
import { codeUses, runsWith } from '../../structure/codeUses.ts'
import { librarySource } from '../shownComponents.ts'
import { screens, storyFileName } from './screens.ts'

const site = join(root, 'apps', 'site', 'src')
const uses = codeUses()

/** Files of screens and layouts by their names; stories that show another one's have none. */
const fileOf = new Map(
  globSync('{screens,layouts}/**/*.stories.tsx', { cwd: librarySource }).flatMap((stories) => {
    const name = storyFileName(stories)
    const file = join(librarySource, dirname(stories), `${name}.tsx`)
    return existsSync(file) ? [[name, file] as const] : []
  }),
)
const nameOf = new Map([...fileOf].map(([name, file]) => [file, name]))

const usersOf = new Map<string, string[]>()
for (const [user, used] of uses) {
  for (const file of used) usersOf.set(file, [...(usersOf.get(file) ?? []), user])
}

/** What each page runs. */
const pages = [
  ...readFileSync(join(site, 'pages.ts'), 'utf8').matchAll(/^ {2}(\w+): \{[^}]*?file: '([^']+)'/gm),
].map(([, name = '', file = '']) => ({
  name,
  runs: runsWith(uses, join(site, 'pages', `${file}.tsx`)),
}))

/** A list, the record beside it and the change of many of it are one component. */
const sameList: Readonly<Record<string, string>> = {
  contestSettings: 'eventContests',
  contestMassEdit: 'eventContests',
}
const asLists = (names: readonly string[]) =>
  [...new Set(names.map((name) => sameList[name] ?? name))].toSorted()

/** A screen with all those that it is a part of. */
function wholesOf(name: string): string[] {
  return [name, ...(screens[name]?.inside ?? []).flatMap(wholesOf)]
}

/** The screens and layouts whose code runs a file first: those that show the former are left out. */
function nextScreensOf(file: string): string[] {
  const found = new Set<string>()
  const passed = new Set([file])
  for (const one of passed) {
    for (const user of usersOf.get(one) ?? []) {
      const name = nameOf.get(user)
      if (name !== undefined) found.add(name)
      else if (user.startsWith(librarySource)) passed.add(user)
    }
  }
  return [...found]
}

void test('every page of the site has its code', () => {
  assert.deepEqual(pages.map(({ name }) => name).toSorted(), Object.keys(sitePages).toSorted())
  assert.ok(fileOf.size > 110)
})

void test('a screen is at the pages whose code shows it, and at no other', () => {
  for (const [name, file] of fileOf) {
    const wholes = wholesOf(name)
    // Around or over pages, whichever they are.
    if (wholes.some((one) => screens[one]?.place !== undefined)) continue
    const said = wholes.flatMap((one) => screens[one]?.pages ?? [])
    const found = pages.filter(({ runs }) => runs.has(file)).map((page) => page.name)
    // The shell chooses a layout by the table of pages.
    if (name === 'BareLayout') assert.deepEqual(found, [])
    else assert.deepEqual(asLists(said), asLists(found), name)
  }
})

void test('the devices of the hall run the screens of which that is said, and no others alone', () => {
  const devices = runsWith(uses, join(site, 'station', 'entry-station.tsx'))
  for (const [name, file] of fileOf) {
    const isSaid = wholesOf(name).some((one) => (screens[one]?.devices ?? []).length > 0)
    const isOnPages = pages.some(({ runs }) => runs.has(file))
    if (isSaid) assert.ok(devices.has(file), name)
    else assert.ok(!devices.has(file) || isOnPages || screens[name]?.place !== undefined, name)
  }
})

void test('a part stands in the screens of which it is said, and in no other', () => {
  for (const [name, file] of fileOf) {
    const { inside = [] } = screens[name] ?? {}
    if (inside.length === 0) continue
    const strangers = nextScreensOf(file).filter((one) => !wholesOf(name).includes(one))
    assert.deepEqual(strangers, [], name)
    for (const whole of inside) {
      const wholeFile = fileOf.get(whole) ?? ''
      const shownWith = [wholeFile, ...(usersOf.get(wholeFile) ?? [])]
      assert.ok(
        shownWith.some((one) => runsWith(uses, one).has(file)),
        `${name} in ${whole}`,
      )
    }
  }
})
