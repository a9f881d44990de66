import { useId } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { brandPalettes, brandVariables, safeAccent } from '../../../theme/brand.ts'
import { contrast } from '../../../theme/oklch.ts'
import type { Palette } from '../../../theme/palette.ts'
import * as styles from './teams.css.ts'

interface BrandColoursProps {
  id: string
  /** As typed: `#rrggbb`, or not yet. */
  accent: string
  error: readonly string[] | undefined
  onChange: (accent: string) => void
}

/** The team's one colour, what comes of it in both themes, and the contrasts it keeps. */
export function BrandColours({ id, accent, error, onChange }: BrandColoursProps) {
  const { light, dark } = brandPalettes(accent)
  const variables = brandVariables(accent)
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
          onChange={onChange}
        />
        <input
          className={styles.picker}
          type="color"
          aria-label="Выбрать акцентный цвет"
          value={safeAccent(accent)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <Sample theme="light" label="Светлая тема" variables={variables.light} />
      <Sample theme="dark" label="Тёмная тема" variables={variables.dark} />
      <Contrasts light={light} dark={dark} />
    </div>
  )
}

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
