import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { clientModules } from './clientModule.ts'

/** Which of these modules, by name, need a browser. */
function clients(modules: Record<string, string>): string[] {
  const paths = Object.entries(modules).map(([name, code]) => [`/ui/${name}.tsx`, code] as const)
  const found = [...clientModules(new Map(paths))]
  return found.map((path) => path.replace(/^\/ui\/|\.tsx$/g, '')).toSorted()
}

const Button = 'export const Button = ({ onPress }) => <button onClick={onPress} />'
const imported = "import { Button } from './Button.tsx'\n"

void test('what calls a hook or gives an element a handler is for the browser', () => {
  deepEqual(clients({ Id: 'export function A() { const id = useId(); return <b id={id} /> }' }), [
    'Id',
  ])
  deepEqual(clients({ Button }), ['Button'])
  deepEqual(clients({ Theme: 'const theme = use(Theme)' }), ['Theme'])
  deepEqual(clients({ Texts: 'const Texts = createContext(null)' }), ['Texts'])
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
  deepEqual(clients({ List, Pages: Pages.replace('=> <a', '=> useId() && <a') }), ['List', 'Pages'])
})

void test('handlers that are spread count as well', () => {
  const Form = `${imported}export function Form() { const own = { onPress: () => print() }; return <Button {...own} /> }`
  deepEqual(clients({ Form, Button }), ['Button', 'Form'])
})
