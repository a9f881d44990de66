import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import { difference, isHexColour } from '@parket/domain/brand/oklch'
import { darkStates, lightStates, palettesOf, type Palette } from '@parket/domain/brand/palette'
import { APART } from '@parket/domain/brand/statesApart'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Inline } from '../components/Inline/Inline.tsx'
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Table } from '../components/Table/Table.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { brandGlobal, brandOf } from './testing/brandGlobal.ts'
import { House } from './testing/House.tsx'
import { PictureRow } from './testing/PictureRow.tsx'
import { Measured, RoleTable } from './testing/RoleTable.tsx'

/**
 * Наберите цвет команды: ниже всё, что из него выведено, в обеих темах, с контрастом и расстояниями между цветами
 * состояний. Поиск: акцент, бренд, тема, токены.
 *
 * **Как применять:** ссылка под полем открывает эту страницу и всю мастерскую со всем, что выбрано: цветом, оттенком
 * серого, тоном картинок, темой. Её можно послать. Адрес любой истории с `&globals=brand:!hex(8a2f4b)` показывает её в
 * цвете `#8a2f4b`.
 *
 * **Чего не делать:** не подбирайте роли по одной. Если слова читаются плохо, это ошибка вывода, а не повод для
 * исключения.
 */
const meta = { title: 'Основы/Палитра', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const greyItems = [
  { value: 'accent', label: 'От цвета команды' },
  { value: 'warm', label: 'Тёплый' },
  { value: 'cool', label: 'Холодный' },
  { value: 'neutral', label: 'Нейтральный' },
] as const
const toneItems = [
  { value: 'in_turn', label: 'По очереди' },
  { value: 'colour', label: 'Цвет' },
  { value: 'dusk', label: 'Сумерки' },
  { value: 'dawn', label: 'Рассвет' },
] as const

const pairs = [
  ['accentText', 'bad'],
  ['accentText', 'warn'],
  ['accentText', 'good'],
  ['bad', 'warn'],
  ['warn', 'good'],
  ['good', 'bad'],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[]

/** How far apart what must not be taken for one another stands (OKLab). */
function Distances({ light, dark }: { light: Palette; dark: Palette }) {
  const measured = (palette: Palette, [one, other]: (typeof pairs)[number]) => {
    const found = difference(palette[one], palette[other])
    return <Measured isEnough={found >= APART}>{found.toFixed(2).replace('.', ',')}</Measured>
  }
  return (
    <Table
      aria-label="Расстояния между цветами"
      onPhone="rows"
      items={pairs}
      getKey={(pair) => pair.join()}
      columns={[
        {
          id: 'pair',
          title: `Расстояние, нужно ${String(APART).replace('.', ',')}`,
          isRowHeader: true,
          render: (pair) => pair.join(' и '),
        },
        {
          id: 'light',
          title: 'Светлая',
          align: 'end',
          render: (pair) => measured(light, pair),
        },
        { id: 'dark', title: 'Тёмная', align: 'end', render: (pair) => measured(dark, pair) },
      ]}
    />
  )
}

const columns = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
} as const

/** Its label stands as far from it as a field's. */
const besideAField = { display: 'grid', gap: 6 } as const

/** Three events one after another: their pictures have all tones, where tones take turns. */
const neighbours = [1, 2, 3]

const NOT_A_COLOUR = 'Цвет пишут так: #8a2f4b'

/** A colour as people write it, also without its `#`. */
function colourOf(typed: string): string | null {
  const colour = typed.trim().toLowerCase().replace(/^#?/, '#')
  return isHexColour(colour) ? colour : null
}

/** This page in the workshop, with a brand and with the rest of what its toolbar has. */
function addressWith(brand: Brand, { componentId, id, viewMode, globals }: StoryContext): string {
  const { theme, density, frame, viewport } = globals as Record<string, unknown>
  const size = (viewport as { value?: string } | undefined)?.value
  const all = Object.entries({ theme, density, frame, 'viewport.value': size })
  const chosen = all.filter(([, value]) => value !== undefined)
  const path = viewMode === 'docs' ? `/docs/${componentId}--docs` : `/story/${id}`
  const named = [['brand', brandGlobal(brand)], ...chosen].map((one) => one.join(':'))
  return `./?path=${path}&globals=${named.join(';')}`
}

type ChoiceProps<Value extends string> = Omit<SegmentedControlProps<Value>, 'aria-label'> & {
  label: string
}

/** A switch under words that say what it changes; it says them itself to screen readers. */
function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  return (
    <Stack gap="xsmall">
      <span aria-hidden>
        <Text size="small" weight="medium">
          {label}
        </Text>
      </span>
      <SegmentedControl {...control} aria-label={label} />
    </Stack>
  )
}

interface PaletteProps {
  /** What the page begins with. */
  first: Brand
  /** Where what is chosen is shown elsewhere, too. */
  addressOf: (brand: Brand) => string
}

function PalettePage({ first, addressOf }: PaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState(first.accent)
  const [accent, setAccent] = useState(first.accent)
  const [greys, setGreys] = useState(first.greys ?? 'accent')
  const [tone, setTone] = useState(first.picture_tone ?? 'in_turn')
  const brand = { accent, greys, picture_tone: tone }
  const { light, dark } = palettesOf(brand)
  function type(text: string) {
    setTyped(text)
    setAccent(colourOf(text) ?? accent)
  }
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Inline gap="medium" align="end">
          <TextField
            label="Цвет команды"
            value={typed}
            onChange={type}
            error={colourOf(typed) === null ? NOT_A_COLOUR : undefined}
          />
          <div style={besideAField}>
            <label htmlFor={id}>
              <Text size="small" weight="medium">
                Выбрать на глаз
              </Text>
            </label>
            <input
              id={id}
              type="color"
              value={accent}
              onChange={({ target: { value } }) => type(value)}
              style={{ width: 72, height: 44 }}
            />
          </div>
        </Inline>
        <Inline gap="medium">
          <Choice label="Оттенок серого" value={greys} onChange={setGreys} items={greyItems} />
          <Choice label="Тон картинок" value={tone} onChange={setTone} items={toneItems} />
        </Inline>
        <a href={addressOf(brand)} target="_top" style={{ color: 'var(--p-accent-text)' }}>
          Открыть мастерскую с этим выбором
        </a>
      </Stack>
      <div style={columns}>
        <House name="Ваша команда" brand={brand} theme="light" eventId={3} />
        <House name="Ваша команда" brand={brand} theme="dark" eventId={3} />
        <PictureRow brand={brand} theme="light" eventIds={neighbours} />
        <PictureRow brand={brand} theme="dark" eventIds={neighbours} />
        <RoleTable colours={{ ...lightStates, ...light }} label="Светлая тема" />
        <RoleTable colours={{ ...darkStates, ...dark }} label="Тёмная тема" />
      </div>
      <Distances light={light} dark={dark} />
    </Stack>
  )
}

/** Any colour, and all that comes of it; it begins with the toolbar's, or with the address's. */
export const AnyColour: Story = {
  name: 'Свой цвет',
  render: (_, context) => {
    const first = brandOf(context.globals['brand'] as string | undefined)
    const addressOf = (brand: Brand) => addressWith(brand, context)
    return <PalettePage key={brandGlobal(first)} {...{ first, addressOf }} />
  },
}

/** What is no colour changes nothing and says how one is written. */
export const Typed: Story = {
  ...AnyColour,
  name: 'Набирают',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Цвет команды')
    await userEvent.clear(field)
    await userEvent.type(field, '#fff3')
    await expect(canvas.getByText(NOT_A_COLOUR)).toBeVisible()
    await userEvent.type(field, 'a3')
    await expect(canvas.getAllByText('#fff3a3')[0]).toBeVisible()
    await expect(canvas.queryByText(NOT_A_COLOUR)).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '8A2F4B')
    await expect(canvas.getAllByText('#8a2f4b')[0]).toBeVisible()
    await expect(canvas.queryByText(NOT_A_COLOUR)).toBeNull()
  },
}

/** All that is chosen is in the link, with this page and the toolbar's theme. */
export const Sent: Story = {
  ...AnyColour,
  name: 'Посылают',
  play: async ({ canvas, globals, id }) => {
    const field = canvas.getByLabelText('Цвет команды')
    await userEvent.clear(field)
    await userEvent.type(field, '#fff3a3')
    await userEvent.click(canvas.getByRole('radio', { name: 'Тёплый' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Рассвет' }))
    const address = canvas.getByRole('link', { name: /с этим выбором/ }).getAttribute('href')
    await expect(address).toContain(`path=/story/${id}&globals=`)
    await expect(address).toContain('brand:fff3a3-warm-dawn;')
    await expect(address).toContain(`;theme:${globals['theme']};`)
  },
}

/** What such a link opens is what was sent. */
export const Opened: Story = {
  ...AnyColour,
  name: 'Открывают присланное',
  globals: { brand: 'fff3a3-warm-dawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Цвет команды')).toHaveValue('#fff3a3')
    await expect(canvas.getByRole('radio', { name: 'Тёплый' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Рассвет' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: /с этим выбором/ })).toHaveAttribute(
      'href',
      expect.stringContaining('brand:fff3a3-warm-dawn;'),
    )
  },
}

/** A colour that somebody sets by hand, past what is derived, is marked where it cannot be read. */
export const TooLittleContrast: Story = {
  name: 'Цвет поставлен в обход вывода',
  render: () => (
    <RoleTable
      colours={{ ...lightStates, ...palettesOf({ accent: DEFAULT_ACCENT }).light, ink2: '#bbbbbb' }}
      label="Светлая тема"
    />
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText(/^\d+,\d$/, { selector: 'span' })
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['1,6'])
    await expect(marks[0]?.closest('tr')).toHaveTextContent('#bbbbbb')
  },
}
