import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { packageFolder } from './packages.ts'
import { clientModules, hooksOnServer } from './clientModule.ts'

/** Which of these modules, by name, need a browser. */
function clients(modules: Record<string, string>): string[] {
  const paths = Object.entries(modules).map(([name, code]) => [`/ui/${name}.tsx`, code] as const)
  const found = [...clientModules(new Map(paths))]
  return found.map((path) => path.replace(/^\/ui\/|\.tsx$/g, '')).toSorted()
}

/** The code of React for server components: the oldest that the library takes, and the one it is built with. */
function serverBuild(version: 'oldest' | 'newest'): string {
  const manifest =
    version === 'oldest'
      ? createRequire(import.meta.url).resolve('react-oldest/package.json')
      : createRequire(join(packageFolder('ui'), 'package.json')).resolve('react/package.json')
  return join(dirname(manifest), 'cjs', 'react.react-server.production.js')
}

const Button = 'export const Button = ({ onPress }) => <button onClick={onPress} />'
const imported = "import { Button } from './Button.tsx'\n"

void test('what calls a hook or gives an element a handler is for the browser', () => {
  deepEqual(
    clients({ Open: 'export function A() { const open = useState(false)[0]; return open }' }),
    ['Open'],
  )
  deepEqual(clients({ Button }), ['Button'])
  deepEqual(clients({ Theme: 'const theme = use(Theme)' }), ['Theme'])
  deepEqual(clients({ Texts: 'const Texts = createContext(null)' }), ['Texts'])
})

void test('hooks that the server build of React has are for the server, too', () => {
  const Id = "import { useId } from 'react'\nexport const A = () => <b id={useId()} />"
  const Sum = "import { useMemo as once } from 'react'\nexport const A = () => once(() => 1, [])"
  deepEqual(clients({ Id, Sum }), [])
  deepEqual(clients({ Id: Id.replace("'react'", "'./useId.ts'") }), ['Id'])
  for (const version of ['oldest', 'newest'] as const) {
    const server = readFileSync(serverBuild(version), 'utf8')
    deepEqual(
      [...hooksOnServer].filter((hook) => !server.includes(`exports.${hook} =`)),
      [],
    )
  }
})

void test('a handler that a hook of the server keeps is one of its own still', () => {
  const Kept = `${imported}import { useCallback } from 'react'
    export function Kept() { const go = useCallback(() => print(), []); return <Button onPress={go} /> }`
  deepEqual(clients({ Kept, Button }), ['Button', 'Kept'])
})

void test('what reads the document, or gives an element a function of any name, is for the browser', () => {
  deepEqual(clients({ Title: 'export const A = () => <b title={document.title} />' }), ['Title'])
  deepEqual(clients({ Ref: 'export const A = () => <b ref={(b) => b?.focus()} />' }), ['Ref'])
})

void test('what is made of react-aria is for the browser, its types are not', () => {
  const Menu = "import { Menu } from 'react-aria-components/Menu'\nexport const A = () => <Menu />"
  deepEqual(clients({ Menu, Types: Menu.replace('import {', 'import type {') }), ['Menu'])
})

void test('what only shows is for the server, too', () => {
  deepEqual(clients({ A: 'export const A = ({ user }) => <p className={useful}>{user}</p>' }), [])
})

void test('what passes on a function that it was given is for the server, too: there it is given none', () => {
  const Screen = `${imported}export const Screen = ({ onRetry }) => <Button onPress={onRetry} />`
  deepEqual(clients({ Screen, Button }), ['Button'])
})

void test('what gives a component a handler of its own is for the browser', () => {
  const Inline = `${imported}export const Inline = () => <Button onPress={() => print()} />`
  const Named = `${imported}export function Named() { function go() {} return <Button onPress={go} /> }`
  deepEqual(clients({ Inline, Named, Button }), ['Button', 'Inline', 'Named'])
})

void test('what hands any function of its own to a module for the browser is for it, too', () => {
  const List =
    "import { Pages } from './Pages.tsx'\nexport const List = () => <Pages hrefOf={(n) => `#${n}`} />"
  const Pages = 'export const Pages = ({ hrefOf }) => <a href={hrefOf(1)} />'
  deepEqual(clients({ List, Pages }), [])
  deepEqual(clients({ List, Pages: Pages.replace('=> <a', '=> useMenu() && <a') }), [
    'List',
    'Pages',
  ])
})

void test('handlers that are spread count as well', () => {
  const Form = `${imported}export function Form() { const own = { onPress: () => print() }; return <Button {...own} /> }`
  deepEqual(clients({ Form, Button }), ['Button', 'Form'])
})
