import { describe, expect, it } from 'vitest'

import {
  zipBomb,
  farCells,
  oneFarCell,
  oneTextInManyCells,
  makeWorkbook,
} from '../testing/hostileTables.ts'
import { parseTable } from './parseTable.ts'
import { readTable } from './readTable.ts'
import { toXlsx } from './xlsx.ts'

const read = (bytes: Uint8Array) => readTable(1, bytes)
const csv = (text: string) => Buffer.from(text)

describe('a table', () => {
  it('has formulas as their values, dates and flags as text', async () => {
    const bytes = await toXlsx({ head: ['=1+1', '№'], rows: [['=HYPERLINK("x")', 2]] })
    expect(await read(bytes)).toEqual([
      ['=1+1', '№'],
      ['=HYPERLINK("x")', '2'],
    ])
  })

  it('may have the largest number of rows, or of columns', async () => {
    expect(await read(oneFarCell('A10000'))).toHaveLength(10_000)
    expect((await read(oneFarCell('GR2')))[0]).toHaveLength(200)
    expect(await read(csv('1;2\n'.repeat(9999)))).toHaveLength(9999)
    expect((await read(csv(';'.repeat(198) + '1')))[0]).toHaveLength(199)
  })

  it('may leave out the numbers of its rows', async () => {
    expect(await read(makeWorkbook('<row><c r="A1"><v>1</v></c></row>'))).toEqual([['1']])
  })
})

describe('too large is', () => {
  it.each([
    ['a cell in the last row of all', oneFarCell('A1048576')],
    ['a cell in a row that no spreadsheet has', oneFarCell('A9999999')],
    ['one row below the most', oneFarCell('A10001')],
    ['an empty row far below', makeWorkbook('<row r="1048576"/>')],
    [
      'a row far below that names its place twice',
      makeWorkbook('<row x="\n r=&quot;" r="99999"/>'),
    ],
    ['a row far below in other quotes', makeWorkbook("<row r='99999'/>")],
    ['a row far below written without a space', makeWorkbook('<row/r="99999"/>')],
    ['a cell that names a near place within another value', farCells('"A1" x=" r=\'XFD1\'"')],
    ['a large rectangle', oneFarCell('GR1001')],
    ['a cell far to the right', oneFarCell('GS1')],
    ['a cell far to the right in each row', farCells('"XFD1"')],
    ['one written so that it is not seen', farCells('"&#88;FD1"')],
    ['one in other quotes', farCells("'XFD1'")],
    ['an archive that unpacks to a gigabyte', zipBomb(1024)],
    ['one long text in many cells', oneTextInManyCells()],
    ['300,000 columns of a CSV file', csv('a;'.repeat(300_000))],
    ['201 columns of a CSV file', csv(';'.repeat(200))],
    ['100,000 rows of a CSV file', csv('a\n'.repeat(100_000))],
    ['as many that end otherwise', csv('a\r'.repeat(100_000))],
    ['600 kB of separators', csv(',\n'.repeat(300_000))],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toBe('sheet_too_large')
  })
})

it('an archive that claims to be small gets no more room than that', async () => {
  expect(await read(zipBomb(1))).toBe('sheet_unreadable')
})

it('reading leaves the server free to answer others', async () => {
  const most = makeWorkbook(
    Array.from({ length: 10_000 }, (_, row) => {
      const cells = Array.from('ABCDEFGHIJ', (column) => `<c r="${column}${row + 1}"><v>1</v></c>`)
      return `<row r="${row + 1}">${cells.join('')}</row>`
    }).join(''),
  )
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    count()
    await work()
    isOver = true
    return turns
  }
  const turnsMeanwhile = await turnsDuring(() => read(most))
  expect(turnsMeanwhile).toBeGreaterThan(10 * (await turnsDuring(() => parseTable(most))))
})
