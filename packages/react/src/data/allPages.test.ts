import { expect, test } from 'vitest'
import { allPages } from './allPages.ts'

/** A list, and which pages of it were asked for. */
function list(length: number) {
  const items = Array.from({ length }, (_, id) => ({ id }))
  const asked: number[] = []
  async function read({ page, page_size }: { page: number; page_size: number }) {
    asked.push(page)
    return { items: items.slice((page - 1) * page_size, page * page_size), total: length }
  }
  return { items, asked, read }
}

test('a list comes whole, in order, in as few calls as it takes', async () => {
  for (const [length, calls] of [
    [0, 1],
    [200, 1],
    [401, 3],
  ] as const) {
    const { items, asked, read } = list(length)
    expect(await allPages(read)).toEqual(items)
    expect(asked).toHaveLength(calls)
  }
})

test('nothing more is asked for when there is enough', async () => {
  const { asked, read } = list(1000)
  expect(await allPages(read, 300)).toHaveLength(400)
  expect(asked).toEqual([1, 2])
})

test('a list that shrinks meanwhile has an end', async () => {
  const pages = [
    { items: [{ id: 1 }, { id: 2 }], total: 3 },
    { items: [], total: 3 },
  ]
  const read = async () => pages.shift() ?? { items: [], total: 3 }
  expect(await allPages(read)).toEqual([{ id: 1 }, { id: 2 }])
  expect(pages).toEqual([])
})

test('what moves to the next page meanwhile stands in the list once', async () => {
  const { items } = list(201)
  const read = async ({ page }: { page: number }) => ({
    items: page === 1 ? items.slice(0, 200) : items.slice(199),
    total: page === 1 ? 201 : 202,
  })
  expect(await allPages(read)).toEqual(items)
})
