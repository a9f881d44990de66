import { contrast } from '@parket/domain/brand/oklch'
import type { Palette, States } from '@parket/domain/brand/palette'
import { State } from '../../components/State/State.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'

/** Every colour of a theme: those that follow from the accent, and those of state and depth. */
export type ThemeColours = Palette & States

interface Role {
  role: keyof ThemeColours
  use: string
  /** Contrast that it keeps on `on`; none for what is only a surface or a hairline. */
  least?: number
  on?: readonly (keyof ThemeColours | typeof WHITE)[]
}

const WHITE = '#ffffff'
const SURFACES = ['page', 'wash', 'tint'] as const
const NOTICES = ['goodTint', 'warnTint', 'badTint'] as const

/** Every role of a palette: what it is for (`contract.css.ts`), and what it has to be readable on. */
const roles: readonly Role[] = [
  { role: 'page', use: 'Лист: на нём читают' },
  { role: 'wash', use: 'Рама вокруг листа, поиск, недоступное' },
  { role: 'tint', use: 'Выбранное, третья кнопка, плитки дат' },
  { role: 'line', use: 'Волосные линии' },
  { role: 'line2', use: 'Края полей и кнопок', least: 3, on: SURFACES },
  { role: 'ink', use: 'Слова', least: 4.5, on: [...SURFACES, ...NOTICES] },
  { role: 'ink2', use: 'Второстепенные слова', least: 4.5, on: [...SURFACES, ...NOTICES] },
  { role: 'accent', use: 'Главная кнопка, отмеченное' },
  { role: 'accentHover', use: 'Главная кнопка под курсором' },
  { role: 'accentEdge', use: 'Край залитого акцентом', least: 3, on: SURFACES },
  { role: 'onAccent', use: 'Слова на акценте', least: 4.5, on: ['accent', 'accentHover'] },
  { role: 'accentText', use: 'Ссылки и рамка фокуса', least: 4.5, on: [...SURFACES, ...NOTICES] },
  { role: 'ground', use: 'Под картинкой турнира' },
  { role: 'onGround', use: 'Слова на ней', least: 4.5, on: ['ground'] },
  { role: 'onGround2', use: 'Второстепенные слова на ней', least: 4.5, on: ['ground'] },
  { role: 'groundTile', use: 'Плитка даты на картинке, под белым', least: 4.5, on: [WHITE] },
  { role: 'good', use: 'Хорошо: оплачено, принято', least: 4.5, on: [...SURFACES, 'goodTint'] },
  { role: 'warn', use: 'Внимание: долг, мало мест', least: 4.5, on: [...SURFACES, 'warnTint'] },
  { role: 'bad', use: 'Ошибка', least: 4.5, on: [...SURFACES, 'badTint'] },
  { role: 'goodTint', use: 'Под «хорошо»' },
  { role: 'warnTint', use: 'Под «внимание»' },
  { role: 'badTint', use: 'Под ошибкой' },
  { role: 'veil', use: 'Завеса под окном' },
]

interface RoleTableProps {
  colours: ThemeColours
  label: string
}

/** All colours of a theme, each with the least contrast that it has where it is used; too little is marked. */
export function RoleTable({ colours, label }: RoleTableProps) {
  return (
    <Table
      aria-label={label}
      onPhone="rows"
      items={roles}
      getKey={({ role }) => role}
      columns={[
        {
          id: 'colour',
          title: label,
          isRowHeader: true,
          render: ({ role, use }) => <Swatch name={role} colour={colours[role]} use={use} />,
        },
        {
          id: 'contrast',
          title: 'Контраст',
          align: 'end',
          render: (role) => <Contrast colours={colours} role={role} />,
        },
      ]}
    />
  )
}

function Swatch({ name, colour, use }: { name: string; colour: string; use: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
      <span
        style={{
          flex: 'none',
          width: 32,
          height: 32,
          borderRadius: 6,
          background: colour,
          boxShadow: 'inset 0 0 0 1px var(--p-line-2)',
        }}
      />
      <span>
        {name}
        <br />
        <code>{colour}</code>
        <br />
        <Text as="span" size="small" tone="secondary" weight="regular">
          {use}
        </Text>
      </span>
    </span>
  )
}

/** Breaks in the same place in both themes, so that a role stands at the same height in their tables. */
function Contrast({ colours, role }: { colours: ThemeColours; role: Role }) {
  const { least, on = [] } = role
  if (least === undefined) return '—'
  const backgrounds = on.map((each) => (each === WHITE ? WHITE : colours[each]))
  const found = Math.min(...backgrounds.map((each) => contrast(colours[role.role], each)))
  return (
    <>
      <Measured isEnough={found >= least}>{decimal(found)}</Measured>
      <br />
      <span style={{ whiteSpace: 'nowrap' }}>нужно {decimal(least)}</span>
    </>
  )
}

/** A number that was measured; one that is not enough is marked. */
export function Measured({ isEnough, children }: { isEnough: boolean; children: string }) {
  return isEnough ? children : <State tone="critical">{children}</State>
}

function decimal(value: number): string {
  return (Math.floor(value * 10) / 10).toString().replace('.', ',')
}
