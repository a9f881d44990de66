import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import { contrast, isHexColour } from '@parket/domain/brand/oklch'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { BrandMark } from '../components/BrandMark/BrandMark.tsx'
import { Button } from '../components/Button/Button.tsx'
import { DateTile } from '../components/DateTile/DateTile.tsx'
import { EventPicture } from '../components/EventPicture/EventPicture.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Link } from '../components/Link/Link.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { State } from '../components/State/State.tsx'
import { Table } from '../components/Table/Table.tsx'
import { Text } from '../components/Text/Text.tsx'
import { brandVariables } from './brand.ts'
import { pictureStyleText } from './pictureStyle.ts'

/**
 * Команда задаёт один цвет, остальное выведено: поверхности, линии, слова, рисунок, обе темы. К цвету она может
 * выбрать оттенок серого (от своего цвета, тёплый, холодный, нейтральный) и один тон для всех картинок.
 *
 * **Как применять:** выберите цвет и посмотрите, что из него вышло. Слова держат контраст 4,5 на
 * `page`, `wash` и `tint`, края — 3, каким бы цвет ни был: бледным, неоновым, чёрным.
 *
 * **Чего не делать:** не подправляйте отдельные роли под одну команду: роли выводятся из цвета.
 */
const meta = { title: 'Основы/Бренд', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const weekend = {
  date_begin: '2027-02-20T09:00:00Z',
  date_end: '2027-02-21T17:00:00Z',
  time_zone: 'Europe/Moscow',
}

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The brand's colours for what is within an element. */
function scopedStyle(id: string, brand: Brand): string {
  const { light, dark } = brandVariables(brand)
  const within = `[id="${id}"]`
  return `${within}{&[data-theme=light]{${declarations(light)}}&[data-theme=dark]{${declarations(dark)}}${pictureStyleText(brand)}}`
}

interface HouseProps {
  name: string
  brand: Brand
  theme: 'light' | 'dark'
  eventId: number
}

/** What a visitor sees first of a team: its mark and name, an event, one step. */
function House({ name, brand, theme, eventId }: HouseProps) {
  const id = useId()
  return (
    <>
      <style>{scopedStyle(id, brand)}</style>
      <div
        id={id}
        data-theme={theme}
        style={{
          overflow: 'clip',
          borderRadius: 20,
          background: 'var(--p-page)',
          color: 'var(--p-ink)',
          boxShadow: '0 0 0 1px var(--p-line)',
        }}
      >
        <div style={{ padding: '16px 24px', background: 'var(--p-wash)' }}>
          <Inline gap="xsmall">
            <span style={{ display: 'flex', fontSize: 24 }}>
              <BrandMark />
            </span>
            <Text as="strong" weight="bold">
              {name}
            </Text>
          </Inline>
        </div>
        <EventPicture eventId={eventId} format="hero" tone={theme === 'dark' ? 'stage' : undefined}>
          <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 24 }}>
            <DateTile event={weekend} on="picture" />
            <Text as="strong" size="large" weight="bold">
              Кубок Паркета
            </Text>
            <Button variant="onPicture" price="от 1 200 ₽">
              Участвовать
            </Button>
          </div>
        </EventPicture>
        <div style={{ padding: 24 }}>
          <Inline justify="between">
            <Stack gap="xxsmall">
              <Text as="strong" weight="strong">
                от 1 200 ₽
              </Text>
              <State tone="positive">до 10 февраля</State>
              <Link href="#rules">Правила и музыка</Link>
            </Stack>
            <Button variant="primary">Участвовать</Button>
          </Inline>
        </div>
      </div>
    </>
  )
}

const houses: readonly (readonly [name: string, brand: Brand])[] = [
  ['Паркет', { accent: DEFAULT_ACCENT }],
  ['Весна', { accent: '#d3ec9b', greys: 'warm', picture_tone: 'dawn' }],
  ['Ореол', { accent: '#111111', greys: 'cool', picture_tone: 'colour' }],
  ['Невский ритм', { accent: '#0f4c4f', picture_tone: 'dusk' }],
  ['Солнечный круг', { accent: '#fff3a3' }],
  ['Неон', { accent: '#39ff14' }],
]

const grid = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
} as const

/** Teams side by side: told apart by picture, mark and temperature, not by hue alone. */
export const SideBySide: Story = {
  name: 'Команды рядом',
  render: () => (
    <div style={grid}>
      {(['light', 'dark'] as const).flatMap((theme) =>
        houses.map(([name, brand], index) => (
          <House key={`${theme}${name}`} {...{ name, brand, theme }} eventId={index + 1} />
        )),
      )}
    </div>
  ),
}

const surfaces = ['page', 'wash', 'tint'] as const
const roles: readonly (readonly [keyof Palette, number])[] = [
  ['ink', 4.5],
  ['ink2', 4.5],
  ['accentText', 4.5],
  ['line2', 3],
  ['accentEdge', 3],
]

function Contrasts({ palette, label }: { palette: Palette; label: string }) {
  const found = (role: keyof Palette, surface: keyof Palette) =>
    contrast(palette[role], palette[surface]).toFixed(1).replace('.', ',')
  return (
    <Table
      aria-label={label}
      onPhone="rows"
      items={roles}
      getKey={([role]) => role}
      columns={[
        {
          id: 'role',
          title: label,
          isRowHeader: true,
          render: ([role, least]) => `${role}, не меньше ${String(least).replace('.', ',')}`,
        },
        ...surfaces.map((surface) => ({
          id: surface,
          title: surface,
          align: 'end' as const,
          render: ([role]: (typeof roles)[number]) => found(role, surface),
        })),
      ]}
    />
  )
}

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

function Picker() {
  const id = useId()
  const [accent, setAccent] = useState(DEFAULT_ACCENT)
  const [greys, setGreys] = useState<NonNullable<Brand['greys']>>('accent')
  const [tone, setTone] = useState<NonNullable<Brand['picture_tone']>>('in_turn')
  const brand = { accent, greys, picture_tone: tone }
  const { light, dark } = palettesOf(brand)
  return (
    <Stack gap="large">
      <Inline gap="medium">
        <label htmlFor={id}>Цвет команды</label>
        <input
          id={id}
          type="color"
          value={accent}
          onChange={({ target: { value } }) => isHexColour(value) && setAccent(value)}
          style={{ width: 72, height: 44 }}
        />
        <code>{accent}</code>
        <SegmentedControl
          aria-label="Оттенок серого"
          value={greys}
          onChange={setGreys}
          items={greyItems}
        />
        <SegmentedControl
          aria-label="Тон картинок"
          value={tone}
          onChange={setTone}
          items={toneItems}
        />
      </Inline>
      <div style={grid}>
        <House name="Ваша команда" brand={brand} theme="light" eventId={3} />
        <House name="Ваша команда" brand={brand} theme="dark" eventId={3} />
        <Contrasts palette={light} label="Светлая тема" />
        <Contrasts palette={dark} label="Тёмная тема" />
      </div>
    </Stack>
  )
}

/** Any colour, and the contrasts that come of it. */
export const AnyColour: Story = {
  name: 'Свой цвет',
  render: () => <Picker />,
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Цвет команды'), { target: { value: '#fff3a3' } })
    await expect(canvas.getByText('#fff3a3')).toBeVisible()
  },
}
