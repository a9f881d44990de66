import { globalStyle, style } from '@vanilla-extract/css'
import { fontWeight } from '../../../../theme/scale.ts'
import {
  axis,
  block,
  board,
  column,
  facts,
  floorHead,
  free,
  ghost,
  item,
  items,
  name,
  number,
  time,
  was,
} from './timetable.css.ts'

/** The header, which names the day, is not printed. */
export const paperDay = style({
  display: 'none',
  '@media': { print: { display: 'inline' } },
})

/** A block is as low on the screen as its round is short; paper has room for what all rounds say. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'inline' } } })
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

const onPaper = { '@media': { print: { display: 'none' } } } as const
for (const part of [axis, free, ghost, was]) globalStyle(part, onPaper)
// On paper a floor is a list with hours.
globalStyle(time, { '@media': { print: { color: '#000', fontWeight: fontWeight.strong } } })

globalStyle(`${items}, ${item}`, {
  '@media': { print: { position: 'static', height: 'auto !important', breakInside: 'avoid' } },
})
globalStyle(items, { '@media': { print: { breakInside: 'auto' } } })
// Black on white, whatever the theme: printers leave grounds out.
globalStyle(`${block}${block}${block}`, {
  '@media': {
    print: {
      borderBlockEnd: '1px solid #999',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      color: '#000',
    },
  },
})
globalStyle(`${block} ${number}`, { '@media': { print: { color: 'inherit !important' } } })
// The hours have gone, and their column with them; all floors stand on one sheet, however narrow.
globalStyle(board, {
  '@media': { print: { gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' } },
})
// Paper cannot be made wider: long names take another line.
globalStyle(`${name}, ${facts}, ${floorHead}`, {
  '@media': { print: { flexWrap: 'wrap', whiteSpace: 'normal', overflow: 'visible' } },
})
globalStyle(column, { '@media': { print: { gridTemplateRows: 'auto auto' } } })
