import { safeAccent, type Brand } from '@parket/domain/brand/brand'
import { contrast } from '@parket/domain/brand/oklch'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import { teamFields, type TeamFields } from '@parket/domain/team/team'
import { useId } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { brandVariables } from '../../../../theme/brand.ts'
import * as styles from './teams.css.ts'

interface BrandColoursProps {
  id: string
  /** The accent as typed: `#rrggbb`, or not yet. */
  values: Pick<TeamFields, 'accent' | 'greys' | 'picture_tone'>
  error: readonly string[] | undefined
  onChange: (change: Partial<TeamFields>) => void
}

/** The team's one colour, what comes of it in both themes, and the contrasts it keeps. */
export function BrandColours({ id, values, error, onChange }: BrandColoursProps) {
  // The table of fields lets no other words pass.
  const brand = values as Required<Brand>
  const { accent } = brand
  const { light, dark } = palettesOf(brand)
  const variables = brandVariables(brand)
  return (
    <div className={styles.brand}>
      <div className={styles.colour}>
        <TextField
          id={id}
          label="Акцентный цвет"
          description="Из него выводятся все оттенки обеих тем."
          value={accent}
          error={error}
          maxLength={7}
          onChange={(text) => onChange({ accent: text })}
        />
        <input
          className={styles.picker}
          type="color"
          aria-label="Выбрать акцентный цвет"
          value={safeAccent(accent)}
          onChange={(event) => onChange({ accent: event.target.value })}
        />
      </div>
      <Select
        label={teamFields.greys.label}
        value={brand.greys}
        items={greyItems}
        onChange={(greys) => onChange({ greys })}
      />
      <Select
        label={teamFields.picture_tone.label}
        value={brand.picture_tone}
        items={toneItems}
        onChange={(tone) => onChange({ picture_tone: tone })}
      />
      <Sample theme="light" label="Светлая тема" variables={variables.light} />
      <Sample theme="dark" label="Тёмная тема" variables={variables.dark} />
      <Contrasts light={light} dark={dark} />
    </div>
  )
}

const greyItems = [
  { value: 'accent', label: 'От цвета команды' },
  { value: 'warm', label: 'Тёплый' },
  { value: 'cool', label: 'Холодный' },
  { value: 'neutral', label: 'Нейтральный' },
]

const toneItems = [
  { value: 'in_turn', label: 'По очереди' },
  { value: 'colour', label: 'Цвет' },
  { value: 'dusk', label: 'Сумерки' },
  { value: 'dawn', label: 'Рассвет' },
]

interface SampleProps {
  theme: 'light' | 'dark'
  label: string
  variables: Record<string, string>
}

/** A piece of a page in one of the themes. */
function Sample({ theme, label, variables }: SampleProps) {
  const titleId = useId()
  return (
    <section
      className={styles.sample}
      aria-labelledby={titleId}
      data-theme={theme}
      style={variables}
    >
      <Text as="strong" weight="strong" id={titleId}>
        {label}
      </Text>
      <Text size="small" tone="secondary">
        Кубок, 20–21&nbsp;февраля. <Link href="#colours">Ссылка</Link>
      </Text>
      <span className={styles.sampleButton}>
        <Button variant="primary">Участвовать</Button>
      </span>
    </section>
  )
}

/** Words and edges as a designer names them, with the contrast that WCAG 2.2 AA asks. */
const pairs: readonly (readonly [string, keyof Palette, keyof Palette, number])[] = [
  ['Текст на странице', 'ink', 'page', 4.5],
  ['Второстепенный текст', 'ink2', 'tint', 4.5],
  ['Ссылка', 'accentText', 'page', 4.5],
  ['Слова на кнопке', 'onAccent', 'accent', 4.5],
  ['Края полей', 'line2', 'page', 3],
]

function Contrasts({ light, dark }: { light: Palette; dark: Palette }) {
  const found = (palette: Palette, front: keyof Palette, back: keyof Palette) =>
    contrast(palette[front], palette[back]).toFixed(1).replace('.', ',')
  return (
    <Table
      aria-label="Контраст"
      onPhone="rows"
      items={pairs}
      getKey={([label]) => label}
      columns={[
        {
          id: 'pair',
          title: 'Контраст',
          isRowHeader: true,
          render: ([label, , , least]) => `${label}, от\u00A0${String(least).replace('.', ',')}`,
        },
        {
          id: 'light',
          title: 'светлая',
          align: 'end',
          render: ([, front, back]) => found(light, front, back),
        },
        {
          id: 'dark',
          title: 'тёмная',
          align: 'end',
          render: ([, front, back]) => found(dark, front, back),
        },
      ]}
    />
  )
}
