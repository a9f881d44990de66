import '@parket/ui/theme/global.css'
import { Button } from '@parket/ui/components/Button'
import { DataTable } from '@parket/ui/components/DataTable'
import { DatePicker } from '@parket/ui/components/DatePicker'
import { DateRangePicker } from '@parket/ui/components/DateRangePicker'
import { Dialog } from '@parket/ui/components/Dialog'
import { Disclosure } from '@parket/ui/components/Disclosure'
import { EventPicture } from '@parket/ui/components/EventPicture'
import { IconButton } from '@parket/ui/components/IconButton'
import { Link } from '@parket/ui/components/Link'
import { Menu } from '@parket/ui/components/Menu'
import { Pagination } from '@parket/ui/components/Pagination'
import { ProgressBar } from '@parket/ui/components/ProgressBar'
import { RadioGroup } from '@parket/ui/components/RadioGroup'
import { SegmentedControl } from '@parket/ui/components/SegmentedControl'
import { Stepper } from '@parket/ui/components/Stepper'
import { TabNav } from '@parket/ui/components/TabNav'
import { TextArea } from '@parket/ui/components/TextArea'
import { TextField } from '@parket/ui/components/TextField'
import { Tooltip } from '@parket/ui/components/Tooltip'
import { CheckIcon } from '@parket/ui/icons/CheckIcon'
import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import { SearchIcon } from '@parket/ui/icons/SearchIcon'
import { SideMenu } from '@parket/ui/layouts/SideMenu'
import { contrast } from '@parket/domain/brand/oklch'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loudPixels, pictureOf, toHex } from './pictures.ts'
import { nothing } from '../docs/nothing.ts'
import { draw, host } from './host.ts'
import { samples } from './samples.tsx'

/** Contrast of what is not text (WCAG 1.4.11). */
const SEEN = 3
/** Fewer pixels are chance, or nothing one would notice. */
const NOTICED = 20

beforeEach(() => {
  host.style.padding = '16px'
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

test('the colours are forced: what an author chose is not seen', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  draw(<p style={{ color: 'rgb(250, 0, 250)' }}>Текст</p>)
  expect(getComputedStyle(find('p')).color).not.toBe('rgb(250, 0, 250)')
})

test('two pictures of the same are the same', async () => {
  draw(<Button>Ок</Button>)
  const [one, other] = [await pictureOf(host), await pictureOf(host)]
  expect(loudPixels(one, other, 1)).toBe(0)
})

const text = { value: '', onChange: nothing }
const dialog = { isOpen: true, title: 'Вход', onClose: nothing, children: 'Текст' }

describe('what has an edge keeps it', () => {
  test.each<[string, string, () => ReactNode]>([
    ['primary button', 'button', samples['primary button']],
    ['secondary button', 'button', samples.button],
    ['quiet button', 'button', samples['quiet button']],
    ['critical button', 'button', () => <Button tone="critical">Ок</Button>],
    ['icon button', 'button', () => samples['icon button']()],
    ['text field', 'input', samples['text field']],
    ['wrong field', 'input', () => <TextField label="Имя" name="name" error="Нет" {...text} />],
    ['text area', 'textarea', () => <TextArea label="О себе" name="about" {...text} />],
    ['select', 'select', samples.select],
    ['dialog', 'dialog', () => <Dialog {...dialog} />],
    [
      'tooltip',
      '[popover]',
      () => (
        <Tooltip text="Сразу">
          <button type="button">Ок</button>
        </Tooltip>
      ),
    ],
  ])('%s', (_, selector, node) => {
    draw(node())
    const style = getComputedStyle(find(selector))
    expect(style.borderTopStyle).toBe('solid')
    expect(Number.parseFloat(style.borderTopWidth)).toBeGreaterThanOrEqual(1)
    const [border, inside] = [toHex(style.borderTopColor), toHex(style.backgroundColor)]
    expect(contrast(border, inside)).toBeGreaterThanOrEqual(SEEN)
  })
})

test('words of a picture stand on the plain page', () => {
  draw(
    <EventPicture eventId={1} format="hero">
      Кубок Паркета
    </EventPicture>,
  )
  const drawings = [...document.querySelectorAll('svg')]
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter((svg) => getComputedStyle(svg).display !== 'none')).toEqual([])
})

const roles = ['leader', 'follower'].map((value) => ({ value, label: 'Роль' }))
const rows = [{ name: 'Танцор 1' }, { name: 'Танцор 2' }]
const columns = [{ id: 'name', title: 'Танцор', render: ({ name }: { name: string }) => name }]
const steps = (current: number) =>
  [0, 1].map((index) => ({
    label: `Шаг ${index}`,
    state: index === current ? ('current' as const) : ('upcoming' as const),
  }))

describe('what is chosen looks different from what is not', () => {
  test.each<[string, (isFirst: boolean) => ReactNode]>([
    ['checkbox', samples.checkbox],
    ['switch', samples.switch],
    [
      'radio button',
      (is) => (
        <RadioGroup
          label="Роль"
          items={roles}
          value={is ? 'leader' : 'follower'}
          onChange={nothing}
        />
      ),
    ],
    [
      'page of several',
      (is) => (
        <TabNav
          aria-label="Когда"
          items={['#future', '#past'].map((href) => ({
            href,
            label: 'Турниры',
            isCurrent: is === (href === '#future'),
          }))}
        />
      ),
    ],
    [
      'segment',
      (is) => (
        <SegmentedControl
          aria-label="Вид"
          value={is ? 'list' : 'grid'}
          items={[
            { value: 'list', label: 'Вид' },
            { value: 'grid', label: 'Вид' },
          ]}
        />
      ),
    ],
    ['icon button', samples['icon button']],
    ['tab', samples.tab],
    ['step', (is) => <Stepper aria-label="Шаги" items={steps(is ? 0 : 1)} />],
    ['page', (is) => <Pagination page={is ? 1 : 2} pageCount={2} hrefOf={() => '#page'} />],
    ['progress', (is) => <ProgressBar label="Отправляем" valueText="…" value={is ? 0.2 : 0.6} />],
    [
      'menu link',
      (is) => (
        <SideMenu
          id="menu"
          tenant={{ name: 'Паркет', logoUrl: null }}
          homeHref="#home"
          mode="normal"
          version={null}
          versionHref="#test"
          sections={[
            {
              title: 'Турниры',
              items: ['#one', '#other'].map((href) => ({
                href,
                label: 'Раздел',
                iconStart: <SearchIcon />,
                isCurrent: is === (href === '#one'),
              })),
            },
          ]}
        />
      ),
    ],
    [
      'row of a table',
      (is) => (
        <DataTable
          aria-label="Заявки"
          columns={columns}
          items={rows}
          getKey={({ name }) => name}
          value={[is ? 'Танцор 1' : 'Танцор 2']}
          height="200px"
        />
      ),
    ],
  ])('%s', async (_, node) => {
    draw(node(true))
    const chosen = await pictureOf(host)
    draw(node(false))
    expect(loudPixels(chosen, await pictureOf(host), SEEN)).toBeGreaterThan(NOTICED)
  })

  const days = { from: '2027-05-03', to: '2027-05-07' }
  test.each<[string, string, () => ReactNode]>([
    [
      'day',
      '13',
      () => <DatePicker label="День" name="day" value="2027-05-13" onChange={nothing} />,
    ],
    [
      'first day of several',
      '3',
      () => <DateRangePicker label="Дни" value={days} onChange={nothing} />,
    ],
    ['day between', '5', () => <DateRangePicker label="Дни" value={days} onChange={nothing} />],
  ])('%s', async (_, chosen, node) => {
    draw(node())
    await userEvent.click(find('button'))
    const styleOf = (label: string) => {
      const cells = [...document.querySelectorAll('[role=gridcell] > *')]
      const day = cells.find(({ textContent }) => textContent === label)
      if (!day) throw new Error(`There is no day ${label}.`)
      return getComputedStyle(day)
    }
    const ground = (label: string) => toHex(styleOf(label).backgroundColor)
    expect(contrast(ground(chosen), ground('18'))).toBeGreaterThanOrEqual(SEEN)
    // Otherwise the browser lays a ground of its own behind the figure, and that hides it.
    expect(styleOf(chosen).forcedColorAdjust).toBe('none')
    expect(contrast(toHex(styleOf(chosen).color), ground(chosen))).toBeGreaterThanOrEqual(SEEN)
  })
})

describe('the focus is seen', () => {
  test.each<[string, () => ReactNode]>([
    ['primary button', samples['primary button']],
    ['quiet button', samples['quiet button']],
    ['icon button', () => samples['icon button']()],
    ['link', () => <Link href="#event">Турнир</Link>],
    ['checkbox', () => samples.checkbox()],
    ['switch', () => samples.switch()],
    [
      'radio button',
      () => <RadioGroup label="Роль" items={roles} value="leader" onChange={nothing} />,
    ],
    ['text field', samples['text field']],
    ['select', samples.select],
    ['summary', () => <Disclosure summary="Подробности">Текст</Disclosure>],
    ['tab', () => samples.tab()],
    ['day', () => <DatePicker label="День" name="day" value="" onChange={nothing} />],
    [
      'menu',
      () => (
        <Menu trigger={<Button>Действия</Button>} items={[{ id: 'edit', label: 'Изменить' }]} />
      ),
    ],
  ])('%s', async (_, node) => {
    draw(node())
    const before = await pictureOf(host)
    await userEvent.tab()
    expect(host.contains(document.activeElement)).toBe(true)
    expect(loudPixels(before, await pictureOf(host), SEEN)).toBeGreaterThan(NOTICED)
  })
})

test('icons are seen, alone and on buttons', () => {
  draw(
    <>
      <CheckIcon />
      <IconButton aria-label="Закрыть" icon={<CloseIcon />} />
      <Button variant="primary" iconStart={<SearchIcon />}>
        Искать
      </Button>
    </>,
  )
  const icons = [...host.querySelectorAll('svg')]
  expect(icons).toHaveLength(3)
  for (const icon of icons) {
    const ground = getComputedStyle(icon.closest('button') ?? document.documentElement)
    const { color } = getComputedStyle(icon)
    expect(contrast(toHex(color), toHex(ground.backgroundColor))).toBeGreaterThanOrEqual(SEEN)
  }
})
