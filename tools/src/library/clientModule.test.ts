import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { isClientModule } from './clientModule.ts'

void test('what calls a hook or gives an element a handler is for the browser', () => {
  equal(isClientModule('export function A() { const id = useId(); return <b id={id} /> }'), true)
  equal(isClientModule('export const A = ({ onPress }) => <button onClick={onPress} />'), true)
  equal(isClientModule('const theme = use(Theme)'), true)
})

void test('what only shows is for the server, too', () => {
  equal(isClientModule('export const A = ({ user }) => <p className={useful}>{user}</p>'), false)
})
