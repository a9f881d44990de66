import '@parket/ui/theme/global.css'
import { ChipGroup } from '@parket/ui/components/ChipGroup'
import { FilterBar } from '@parket/ui/components/FilterBar'
import { IconButton } from '@parket/ui/components/IconButton'
import { MarkTile } from '@parket/ui/components/MarkTile'
import { RankPicker } from '@parket/ui/components/RankPicker'
import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import { contrast } from '@parket/domain/brand/oklch'
import { composeStories } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as deskStories from '../../packages/ui/src/screens/office/desk/DeskScreen/DeskScreen.stories.tsx'
import * as emergencyStories from '../../packages/ui/src/screens/office/emergency/EmergencyScreen/EmergencyScreen.stories.tsx'
import * as timetableStories from '../../packages/ui/src/screens/office/timetable/TimetableSessionScreen/TimetableSessionScreen.stories.tsx'
import * as announcerStories from '../../packages/ui/src/screens/station/hall/AnnouncerScreen/AnnouncerScreen.stories.tsx'
import * as djStories from '../../packages/ui/src/screens/station/hall/DjScreen/DjScreen.stories.tsx'
import * as marshalStories from '../../packages/ui/src/screens/station/hall/MarshalScreen/MarshalScreen.stories.tsx'
import * as judgeStories from '../../packages/ui/src/screens/station/judge/JudgeScreen/JudgeScreen.stories.tsx'
import { toHex } from './pictures.ts'
import { nothing } from '../docs/nothing.ts'
import { draw, host } from './host.ts'

/** Contrast of what is not text (WCAG 1.4.11). */
const SEEN = 3
/** Contrast of text (WCAG 1.4.3). */
const READ = 4.5

const PRESSED = '[aria-pressed=true]'
const NOT_PRESSED = '[aria-pressed=false]'

const { Alternates, Noting, Places, Points, ScoreThatIsTaken, Scores } =
  composeStories(judgeStories)
const { OnTheFloor } = composeStories(announcerStories)
const { Playing } = composeStories(djStories)
const { Door } = composeStories(marshalStories)
const { Changed, Chosen } = composeStories(timetableStories)
const { Record: PersonAtDesk } = composeStories(deskStories)
const { Typing } = composeStories(emergencyStories)

const chips = ['one', 'other'].map((value) => ({ value, label: 'Оплачены', count: 3 }))
const rank = { 'aria-label': 'Места', onTap: nothing, onChoose: nothing }
const tiles = (mark: 'cross' | 'yes' | { alternate: number }) => (
  <>
    <MarkTile number={87} mark={mark} />
    <MarkTile number={95} />
  </>
)

/** What is seen of a kind, at least one. */
function shown(selector: string): HTMLElement[] {
  const found = [...host.querySelectorAll<HTMLElement>(selector)].filter((each) =>
    each.checkVisibility(),
  )
  if (found.length === 0) throw new Error(`Nothing that is seen is ${selector}.`)
  return found
}

/** The ground that is seen behind an element: its own, laid over the next ones until one is opaque. */
const groundOf = (element: Element) => toHex(`rgb(${seenGround(element).join(' ')})`)

function seenGround(element: Element): number[] {
  const numbers = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers.map(Number)
  const own = [red, green, blue]
  if (opacity === 1 || !element.parentElement) return own
  const below = seenGround(element.parentElement)
  return own.map((channel, at) => Math.round(channel * opacity + (below[at] ?? 0) * (1 - opacity)))
}

/** The element itself and what it has inside, where that has words of its own. */
const withWords = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
    (each) =>
      each.clientWidth > 1 &&
      [...each.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      ),
  )

function expectDifferent(chosen: string, other: string) {
  const rest = shown(other).map(groundOf)
  for (const element of shown(chosen)) {
    const ground = groundOf(element)
    for (const each of rest) expect(contrast(ground, each)).toBeGreaterThanOrEqual(SEEN)
    // Otherwise the browser lays a ground of its own behind words, and that hides it.
    expect(getComputedStyle(element).forcedColorAdjust).toBe('none')
    for (const words of withWords(element)) {
      const { color } = getComputedStyle(words)
      expect(contrast(toHex(color), groundOf(words))).toBeGreaterThanOrEqual(READ)
    }
  }
}

test.each<[string, () => ReactNode, string, string]>([
  [
    'chip',
    () => <ChipGroup aria-label="Оплата" items={chips} value="one" onChange={nothing} />,
    PRESSED,
    NOT_PRESSED,
  ],
  [
    'strong chip',
    () => (
      <ChipGroup
        aria-label="Оплата"
        items={chips}
        value="one"
        emphasis="strong"
        onChange={nothing}
      />
    ),
    PRESSED,
    NOT_PRESSED,
  ],
  [
    'open filters',
    () =>
      [1, 0].map((setCount) => (
        <FilterBar key={setCount} search={<span />} setCount={setCount}>
          Город
        </FilterBar>
      )),
    '[aria-expanded=true]',
    '[aria-expanded=false]',
  ],
  [
    'icon button',
    () =>
      [true, false].map((isOn) => (
        <IconButton key={String(isOn)} aria-label="Печать" icon={<CloseIcon />} isSelected={isOn} />
      )),
    PRESSED,
    NOT_PRESSED,
  ],
  ['cross', () => tiles('cross'), PRESSED, NOT_PRESSED],
  [
    'cross in a dark hall',
    () => <div data-theme="dark">{tiles('cross')}</div>,
    PRESSED,
    NOT_PRESSED,
  ],
  ['yes', () => tiles('yes'), PRESSED, NOT_PRESSED],
  ['alternate', () => tiles({ alternate: 1 }), PRESSED, NOT_PRESSED],
  [
    'place of a number',
    () => <RankPicker {...rank} numbers={[9, 46, 52]} places={{ 9: 2 }} />,
    PRESSED,
    NOT_PRESSED,
  ],
  [
    'number with a place',
    () => (
      <RankPicker
        {...rank}
        numbers={[9, 23, 41, 46, 52, 61, 77, 81, 87, 95, 102]}
        places={{ 9: 2 }}
      />
    ),
    'li:nth-child(1) > button',
    'li:nth-child(2) > button',
  ],
  ['places of a judge', () => <Places />, PRESSED, NOT_PRESSED],
  ['heats and brushes of a judge', () => <Alternates />, PRESSED, NOT_PRESSED],
  ['criteria of a judge', () => <Points />, PRESSED, NOT_PRESSED],
  ['scores of a judge', () => <Scores />, PRESSED, NOT_PRESSED],
  ['tools of a judge', () => <Noting />, PRESSED, NOT_PRESSED],
  ['heats of a marshal', () => <Door />, PRESSED, NOT_PRESSED],
  ['what an announcer has open', () => <OnTheFloor />, PRESSED, NOT_PRESSED],
  ['dance at the desk', () => <Playing />, PRESSED, NOT_PRESSED],
  ['person whose record is open', () => <PersonAtDesk />, PRESSED, NOT_PRESSED],
  ['dance that is typed', () => <Typing />, PRESSED, NOT_PRESSED],
  ['mark that is typed', () => <Typing />, '[data-current]', 'td > button:not([data-current])'],
  [
    'page of the emergency file',
    () => <Typing />,
    '[aria-current]',
    'nav li > button:not([aria-current])',
  ],
])('%s differs by its ground, and its words are read', (_, node, chosen, other) => {
  draw(node())
  expect(() => expectDifferent(chosen, other)).not.toThrow()
})

test.each<[string, () => ReactNode, string]>([
  ['a block of a timetable', () => <Chosen />, `[data-item]${NOT_PRESSED}`],
  ['a block with a conflict', () => <Chosen />, `[data-conflict] > ${NOT_PRESSED}`],
  [
    'a moved block that says where it was',
    () => <Changed />,
    `[data-moved] > ${NOT_PRESSED}:has(> :nth-child(5):not(:last-child))`,
  ],
])('%s differs by its ground where it is chosen, and its focus is seen', async (_, node, block) => {
  draw(node())
  await userEvent.click(shown(block)[0] ?? host)
  // Its colours may still be changing.
  await vi.waitFor(() => expectDifferent(PRESSED, NOT_PRESSED))
  for (const chosen of shown(PRESSED)) {
    const { outlineColor } = getComputedStyle(chosen)
    expect(contrast(toHex(outlineColor), groundOf(chosen))).toBeGreaterThanOrEqual(READ)
  }
})

test('a button of another author stays as the browser colours it', () => {
  const colours = { background: 'ButtonFace', color: 'ButtonText' }
  draw(
    <button type="button" aria-pressed style={colours}>
      Отметить
    </button>,
  )
  const [button] = shown(PRESSED)
  expect(groundOf(button ?? host)).toBe('#ffffff')
  expect(getComputedStyle(button ?? host).forcedColorAdjust).toBe('auto')
})

test('a score that somebody else has is edged by more than a thin line', () => {
  draw(<ScoreThatIsTaken />)
  for (const key of shown('[data-wrong]')) {
    expect(Number.parseFloat(getComputedStyle(key).borderTopWidth)).toBeGreaterThanOrEqual(3)
  }
})

test('keys of a judge have edges', () => {
  draw(<Alternates />)
  for (const key of shown('fieldset > button')) {
    expect(getComputedStyle(key).borderTopStyle).toBe('solid')
  }
})

test.each<[string, () => ReactNode, string]>([
  ['a number of a marshal', () => <Door />, `li > ${PRESSED}`],
  ['a mark that is typed', () => <Typing />, '[data-current]'],
])('the focus inside of %s is seen', async (_, node, selector) => {
  draw(node())
  // Who presses keys is shown the focus.
  await userEvent.keyboard('{Shift}')
  for (const element of shown(selector)) {
    element.focus()
    expect(element.matches(':focus-visible')).toBe(true)
    const { outlineColor } = getComputedStyle(element)
    expect(contrast(toHex(outlineColor), groundOf(element))).toBeGreaterThanOrEqual(READ)
  }
})

test('the focus is seen on what is pressed', async () => {
  draw(<IconButton aria-label="Закрыть" icon={<CloseIcon />} isSelected />)
  await userEvent.tab()
  const { outlineColor, outlineStyle } = getComputedStyle(document.activeElement ?? host)
  expect(outlineStyle).toBe('solid')
  const page = toHex(getComputedStyle(document.documentElement).backgroundColor)
  expect(contrast(toHex(outlineColor), page)).toBeGreaterThanOrEqual(SEEN)
})
