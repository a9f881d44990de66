import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { pastCup } from '../../../fixtures/cup.ts'
import { moves, yearScheme } from '../../../rating/fixtures.ts'
import { RatingSchemesScreen, type SchemeEditorProps } from './RatingSchemesScreen.tsx'

const schemes = [
  { ...yearScheme, id: 4, name: 'WSDC за год', starts_on: '2027-01-01' },
  {
    ...yearScheme,
    id: 3,
    name: 'По числу участников',
    tiers: [],
    formula: { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null },
    multipliers: [],
    best: null,
    window: { kind: 'season', from_month: 9 } as const,
  },
]

const editor: Omit<SchemeEditorProps, 'personHref'> = {
  scheme: { name: 'WSDC за год' },
  form: {
    values: yearScheme,
    errors: {},
    message: null,
    refusals: 0,
    isSending: false,
    onChange: fn(),
    onSubmit: fn(),
  },
  onCompare: fn(),
  isComparing: false,
  comparison: null,
  isComparisonOld: false,
  problem: null,
  isDeleting: false,
  onDelete: fn(),
  onClose: fn(),
}

const comparison = {
  results: 1240,
  people: 386,
  risen: 120,
  fallen: 96,
  same: 170,
  moves,
  events: [{ event: pastCup, before: { num: 18, den: 1 }, after: { num: 35, den: 2 } }],
}

/** Правила очков: ступени или формула, и что они изменят до сохранения. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рейтинг/RatingSchemesScreen: правила баллов',
  component: RatingSchemesScreen,
  args: {
    view: { state: 'ready', schemes },
    editor: null,
    onCreate: fn(),
    today: '2026-12-01',
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      parts: { rating: '#rating', schemes: '#schemes', runs: '#runs', doubles: '#doubles' },
      scheme: (schemeId) => `#scheme-${schemeId}`,
      person: (personId) => `#person-${personId}`,
    },
  },
} satisfies Meta<typeof RatingSchemesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The scheme in force today is marked; the one of next year waits. */
export const Ready: Story = {
  name: 'Правила по годам',
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('row', { name: /По числу участников/ })
    await expect(within(row).getByText('сейчас')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Схема' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Open: Story = {
  name: 'Правила по ступеням',
  args: { editor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText(/^За 1-е/)[2]).toHaveValue('10, 8, 6, 4, 2')
    await userEvent.click(canvas.getByRole('radio', { name: 'По формуле' }))
    await expect(editor.form.onChange).toHaveBeenCalledWith({
      formula: { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: ступень 1' }))
    await expect(editor.form.onChange).toHaveBeenCalledWith({ tiers: yearScheme.tiers.slice(1) })
    await userEvent.click(canvas.getByRole('button', { name: /^Сравнить/ }))
    await expect(editor.onCompare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить схему' }))
    const question = screen.getByRole('alertdialog', { name: 'Удалить схему: WSDC за год?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
    await expect(editor.onDelete).toHaveBeenCalledOnce()
  },
}

export const ByFormula: Story = {
  name: 'Правила по формуле',
  args: {
    editor: { ...editor, form: { ...editor.form, values: { ...yearScheme, ...formulaOf() } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Очки = участники − место + 1')).toBeVisible()
  },
}

/** What the scheme would change, before it is saved. */
export const Compared: Story = {
  name: 'Что изменится',
  args: { editor: { ...editor, comparison } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/станут выше/)).toBeVisible()
    await expect(canvas.getByText('было 5, стало 2')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '17,5' })).toBeVisible()
  },
}

export const ComparedBefore: Story = {
  name: 'Сравнение устарело',
  args: { editor: { ...editor, comparison, isComparisonOld: true } },
}

export const Creating: Story = {
  name: 'Новые правила',
  args: { editor: { ...editor, scheme: null } },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: {
    editor: {
      ...editor,
      form: {
        ...editor.form,
        errors: { 'tiers.1.from': ['Это значение уже есть'], name: ['Заполните поле'] },
        refusals: 1,
      },
    },
  },
}

export const Empty: Story = {
  name: 'Правил ещё нет',
  args: { view: { state: 'ready', schemes: [] } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', args: Compared.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { editor },
  globals: narrowest,
}

function formulaOf() {
  return {
    tiers: [],
    formula: { from: 1, per_entry: 1, per_place: 1, plus: 1, to: null },
    window: { kind: 'rolling', months: 12 } as const,
    ties: 'fewer-events' as const,
  }
}
