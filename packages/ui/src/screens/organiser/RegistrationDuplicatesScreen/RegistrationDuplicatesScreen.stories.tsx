import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cup, cupContests, folkSolo, orientalSolo } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
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

const dialog: MergeDialogProps = {
  kept,
  duplicate,
  contests: cupContests,
  preview: {
    moved: [folkSolo.id],
    given_up: [],
    amount: 150_000,
    before: { charged: 340_000, paid: 150_000 },
    after: { charged: 290_000, paid: 150_000 },
  },
  problem: null,
  isSending: false,
  onApply: fn(),
  onClose: fn(),
}

const meta = {
  ...page,
  title: 'Экраны/Организатор/RegistrationDuplicatesScreen: двойники',
  component: RegistrationDuplicatesScreen,
  args: {
    view: { state: 'ready', event: cup, groups: [[kept, duplicate]] },
    contests: cupContests,
    onKeep: fn(),
    dialog: null,
    outcome: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', registrations: '#registrations' },
  },
} satisfies Meta<typeof RegistrationDuplicatesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Оставить эту: заявка №\s58$/ }))
    await expect(args.onKeep).toHaveBeenCalledWith(duplicate, kept)
  },
}

/** What it comes to is seen before it is done. */
export const Previewed: Story = {
  args: { dialog },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByText(/Начислено по двум заявкам было/)).toBeVisible()
    await userEvent.click(open.getByRole('button', { name: 'Объединить' }))
    await expect(dialog.onApply).toHaveBeenCalledOnce()
  },
}

export const BothInOneContest: Story = {
  args: {
    dialog: {
      ...dialog,
      preview: {
        moved: [],
        given_up: [orientalSolo.id],
        amount: 0,
        before: { charged: 340_000, paid: 0 },
        after: { charged: 170_000, paid: 0 },
      },
    },
  },
}

export const Reading: Story = { args: { dialog: { ...dialog, preview: null } } }

export const Refused: Story = {
  args: { dialog: { ...dialog, preview: null, problem: problemText('merge_others') } },
  play: async () => {
    const open = within(document.body)
    await expect(open.getByRole('button', { name: 'Объединить' })).toBeDisabled()
  },
}

export const Done: Story = {
  args: {
    view: { state: 'ready', event: cup, groups: [] },
    outcome: { state: 'done', text: 'Заявка № 58 объединена с заявкой № 12.', onUndo: null },
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const NoRight: Story = { args: { view: { state: 'noRight' } } }

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { globals: narrowest }
