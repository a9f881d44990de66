import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useRowSelection } from './useRowSelection.ts'

type Selection = ReturnType<typeof useRowSelection>

/** What is selected after some acts on a table whose rows are selected by its owner. */
function selectedAfter(value: string[], ...acts: ((selection: Selection) => void)[]): string[] {
  let now = value
  function Shown() {
    const selection = useRowSelection({ value: now, onChange: (next) => (now = next) })
    // Each act sees what the one before it left; the row changed last is known to all of them.
    acts.shift()?.(selection)
    if (acts.length > 0) acts.shift()?.({ ...selection, selected: new Set(now) })
    return null
  }
  renderToStaticMarkup(<Shown />)
  return now
}

const keys = ['a', 'b', 'c', 'd']

test('a range goes from the row changed last to this one, either way', () => {
  const from = (first: string, to: string) =>
    selectedAfter(
      [],
      ({ changeOne }) => changeOne(first, true),
      ({ changeRange }) => changeRange(to, true, keys),
    ).toSorted()
  expect(from('b', 'd')).toEqual(['b', 'c', 'd'])
  expect(from('c', 'a')).toEqual(['a', 'b', 'c'])
})

test('a range whose beginning is not shown any more is the row alone', () => {
  const chosen = selectedAfter(
    [],
    ({ changeOne }) => changeOne('gone', true),
    ({ changeRange }) => changeRange('c', true, keys),
  )
  expect(chosen).toContain('c')
  expect(chosen).not.toContain('b')
})

test('once nothing is selected, a range begins at its own row', () => {
  const chosen = selectedAfter(
    ['a'],
    ({ changeOne, clear }) => {
      changeOne('a', true)
      clear()
    },
    ({ changeRange }) => changeRange('c', true, keys),
  )
  expect(chosen).not.toContain('b')
})

test('keys of rows that are not shown stay selected', () => {
  const chosen = selectedAfter(['elsewhere'], ({ changeAll }) => changeAll(keys, true))
  expect(chosen).toEqual(['elsewhere', ...keys])
})
