import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cup, cupContests, folkSolo, orientalSolo } from '../../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import type { DuplicateItem } from './duplicateData.ts'
import {
  RegistrationDuplicatesScreen,
  type MergeDialogProps,
} from './RegistrationDuplicatesScreen.tsx'

const item = (
  reg_n: number,
  contest_id: string,
  birth_date: string,
  paid: number,
): DuplicateItem => ({
  regData: {
    id: 400 + reg_n,
    reg_n,
    version: 1,
    start_number: null,
    email: reg_n === 12 ? 'maria@parket.test' : 'studio@parket.test',
    phone: '+7 916 123-45-67',
    city: 'Москва',
    club: reg_n === 12 ? '' : 'Ритм',
  },
  dancers: [{ last_name: 'Смирнова', first_name: 'Мария', birth_date }],
  registrations: [{ contest_id, status: 'active' }],
  balance: { charged: 170_000, paid },
})
const kept = item(12, orientalSolo.id, '1999-04-12', 0)
const duplicate = item(58, folkSolo.id, '1998-04-12', 150_000)

const decided = { at: '2026-11-22T12:00:00+03:00', by: 'Орлова Ирина' }

const dialog: MergeDialogProps = {
  kept,
  duplicate,
  dancersOf: kept.regData.id,
  contests: cupContests,
  preview: {
    moved: [folkSolo.id],
    given_up: [],
    amount: 150_000,
    before: { charged: 340_000, paid: 150_000 },
    after: { charged: 290_000, paid: 150_000 },
    decided: null,
  },
  problem: null,
  isSending: false,
  timeZone: 'Europe/Moscow',
  changeLink: ({ regData }) => `#change-${regData.id}`,
  onChooseDancers: fn(),
  onDistinct: fn(),
  onApply: fn(),
  onClose: fn(),
}

/** Похожие заявки: объединить или признать разными. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Заявки/RegistrationDuplicatesScreen: двойники',
  component: RegistrationDuplicatesScreen,
  args: {
    view: { state: 'ready', event: cup, pairs: [{ one: kept, other: duplicate }], decisions: [] },
    contests: cupContests,
    onKeep: fn(),
    onDistinct: fn(),
    onUndo: fn(),
    isBusy: false,
    dialog: null,
    outcome: null,
    timeZone: 'Europe/Moscow',
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', registrations: '#registrations' },
  },
} satisfies Meta<typeof RegistrationDuplicatesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Похожие пары',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Оставить эту: заявка №\s58$/ }))
    await expect(args.onKeep).toHaveBeenCalledWith(duplicate, kept)
  },
}

/** Not one entered twice: the pair goes, and the decision can be taken back. */
export const Distinct: Story = {
  name: 'Признаны разными',
  args: {
    view: {
      state: 'ready',
      event: cup,
      pairs: [],
      decisions: [{ id: 3, ...decided, one: kept, other: duplicate }],
    },
    outcome: {
      state: 'done',
      text: 'Заявки №\u00A012 и\u00A0№\u00A058: это разные заявки.',
      onUndo: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Вернуть как было: №\s12 и\s№\s58$/ }),
    )
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const TellApart: Story = {
  name: 'Признать разными',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Это разные заявки: №\s12/ }))
    await expect(args.onDistinct).toHaveBeenCalledWith({ one: kept, other: duplicate })
  },
}

/** What it comes to is seen before it is done. */
export const Previewed: Story = {
  name: 'Что даст объединение',
  args: { dialog },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByText(/Начислено по двум заявкам было/)).toBeVisible()
    await userEvent.click(open.getByRole('radio', { name: /12\.04\.1998/ }))
    await expect(dialog.onChooseDancers).toHaveBeenCalledWith(duplicate.regData.id)
    await userEvent.click(open.getByRole('button', { name: 'Объединить' }))
    await expect(dialog.onApply).toHaveBeenCalledOnce()
  },
}

/** Somebody has told them apart meanwhile. */
export const PreviewOfDistinct: Story = {
  name: 'Пару уже признали разной',
  args: {
    dialog: { ...dialog, preview: dialog.preview && { ...dialog.preview, decided } },
  },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByText(/Объединение отменит это решение/)).toBeVisible()
    await expect(open.getByRole('button', { name: 'Это разные заявки' })).toBeDisabled()
  },
}

/** The birth date that stands does not fit a contest; the other one may. */
export const TooYoung: Story = {
  name: 'Дата рождения не подходит',
  args: {
    dialog: {
      ...dialog,
      preview: null,
      problem: 'Соло 14. Возраст: 11 не соответствует фильтру: 14',
    },
  },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByText(/Выберите данные другой заявки/)).toBeVisible()
    await expect(open.getByRole('link', { name: /^заявка №\s58$/ })).toHaveAttribute(
      'href',
      '#change-458',
    )
  },
}

export const BothInOneContest: Story = {
  name: 'Обе в одной номинации',
  args: {
    dialog: {
      ...dialog,
      preview: {
        moved: [],
        given_up: [orientalSolo.id],
        amount: 0,
        before: { charged: 340_000, paid: 0 },
        after: { charged: 170_000, paid: 0 },
        decided: null,
      },
    },
  },
}

export const Reading: Story = {
  name: 'Подсчёт: что даст',
  args: { dialog: { ...dialog, preview: null } },
}

export const Refused: Story = {
  name: 'Объединить не вышло',
  args: { dialog: { ...dialog, preview: null, problem: problemText('merge_others') } },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByRole('button', { name: 'Объединить' })).toBeDisabled()
  },
}

export const Done: Story = {
  name: 'Объединены',
  args: {
    view: { state: 'ready', event: cup, pairs: [], decisions: [] },
    outcome: { state: 'done', text: 'Заявка № 58 объединена с заявкой № 12.', onUndo: null },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
