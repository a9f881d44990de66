import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { paidInPart } from '../../parts/PaymentAccount/fixtures.ts'
import { items, partial, paymentPage, sums, unpaid, waiting, weeksOfPayments } from './fixtures.ts'
import type { JointPaymentDialogProps } from './JointPaymentDialog.tsx'
import { PaymentListScreen, PaymentRecord } from './PaymentListScreen.tsx'
import type { PaymentRecordProps } from './PaymentRecord.tsx'

const ready = { state: 'ready', ...paymentPage } as const
const noQuery = { q: '', status: '', show: 'accounts', sort: 'reg_n' } as const

const idleForm = {
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

const record: PaymentRecordProps = {
  item: partial,
  timeZone: 'Europe/Moscow',
  account: paidInPart,
  payment: {
    mayRefund: true,
    form: {
      ...idleForm,
      values: { kind: 'payment', amount: 290_000, method: 'cash', reference: '', title: '' },
    },
  },
  onClose: fn(),
  links: { registration: '#registration' },
}

const joint: JointPaymentDialogProps = {
  items: [partial, unpaid],
  form: {
    ...idleForm,
    values: { amount: 1_000_000, method: 'transfer', reference: 'Платёж 77' },
  },
  onClose: fn(),
}

/** `record` as the pane beside the list. */
const recordOf = (props: Partial<PaymentRecordProps>) => {
  const { item = record.item } = props
  return { id: item.reg_data_id, pane: <PaymentRecord {...record} {...props} /> }
}

/** What comes when it is asked for. */
const soon = { timeout: 5000 }

/** Деньги турнира: счета заявок, оплаты, возвраты и ведомость. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Платежи/PaymentListScreen: платежи',
  component: PaymentListScreen,
  args: {
    view: ready,
    sums: { state: 'ready', ...sums },
    query: noQuery,
    onQueryChange: fn(),
    selection: { value: [], onChange: fn() },
    onOpen: fn(),
    record: null,
    onTakeJointly: fn(),
    joint: null,
    onDownload: fn(),
    outcome: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', page: (number) => `#page-${number}` },
  },
} satisfies Meta<typeof PaymentListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = {
  name: 'Счета',
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Состояние оплаты' }))
    await userEvent.click(chips.getByRole('button', { name: 'Переплата 1' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'overpaid' })
    await userEvent.click(canvas.getByRole('button', { name: '2, счёт заявки' }))
    await expect(args.onOpen).toHaveBeenCalledWith(402)
    await userEvent.click(canvas.getByRole('button', { name: 'Ведомость, XLSX' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

/** The books of the event on the screen, as the file has them. */
export const ClosingSheet: Story = {
  name: 'Ведомость',
  args: { query: { ...noQuery, show: 'closing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сходится/)).toBeVisible()
    const sums = within(canvas.getByRole('table', { name: /^Оплаты по( дням и)? способам$/ }))
    await expect(sums.getByRole('rowheader', { name: 'Итого' })).toBeVisible()
  },
}

export const OutOfBalance: Story = {
  name: 'Ведомость не сходится',
  args: {
    query: { ...noQuery, show: 'closing' },
    sums: { state: 'ready', ...sums, payments: sums.payments + 50 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Не\s+сходится/)).toHaveTextContent('−0,50')
  },
}

export const NothingPaid: Story = {
  name: 'Оплат ещё нет',
  args: {
    query: { ...noQuery, show: 'closing' },
    sums: {
      state: 'ready',
      charged: 0,
      payments: 0,
      refunds: 0,
      undone: 0,
      debt: 0,
      overpaid: 0,
      statuses: { unpaid: 0, partial: 0, paid: 0, overpaid: 0 },
      days: [],
    },
  },
}

export const ClosingSheetLoading: Story = {
  name: 'Ведомость загружается',
  args: { query: { ...noQuery, show: 'closing' }, sums: { state: 'loading' } },
}

/** Payments of many at once that were undone: no money has come or gone, and it is said in words. */
export const PaymentsUndone: Story = {
  name: 'Отменённые оплаты',
  args: {
    query: { ...noQuery, show: 'closing' },
    sums: {
      state: 'ready',
      ...sums,
      undone: 510_000,
      days: [
        { day: '2026-12-02', method: 'cash', payments: 170_000, refunds: 0, undone: 340_000 },
        { day: '2026-12-02', method: 'transfer', payments: 0, refunds: 0, undone: 170_000 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Отменено 5\s100\s₽: оплаты внесли сразу многим/)).toBeVisible()
    const row = canvas.getByRole('row', { name: /02\.12\.2026/ })
    await expect(row).toHaveTextContent(/отменено [35]\s[14]00\s₽/)
    await expect(row).not.toHaveTextContent(/возврат/)
  },
}

/** Money was only given back that day: no sum of nought stands for it. */
export const DayOfRefunds: Story = {
  name: 'День одних возвратов',
  args: {
    query: { ...noQuery, show: 'closing' },
    sums: {
      state: 'ready',
      ...sums,
      days: [{ day: '2026-12-02', method: 'cash', payments: 0, refunds: 70_000, undone: 0 }],
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /02\.12\.2026/ })
    await expect(row).toHaveTextContent(/возврат 700\s₽/)
    await expect(row).not.toHaveTextContent(/(?<!\d)0\s₽/)
  },
}

/** A registration that only waits owes nothing, and nobody paid for it. */
export const OnlyWaiting: Story = {
  name: 'Только лист ожидания',
  args: {
    view: { state: 'ready', ...paymentPage, items: [waiting], total: 1 },
  },
}

export const ClosingSheetFailed: Story = {
  name: 'Ведомость не загрузилась',
  args: { query: { ...noQuery, show: 'closing' }, sums: { ...failed, onRetry: fn() } },
}

/** The ledger of one registration, and a part payment. */
export const Record: Story = {
  name: 'Открыт счёт',
  args: { record: recordOf({}) },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Счёт заявки № 1' }, soon))
    await userEvent.selectOptions(open.getByLabelText('Способ'), 'Карта')
    await expect(record.payment.form.onChange).toHaveBeenCalledWith({ method: 'card' })
    await userEvent.click(open.getByRole('button', { name: /^Принять/ }))
    await expect(record.payment.form.onSubmit).toHaveBeenCalledOnce()
  },
}

/** An admin takes money; a refund is the supervisor's. */
export const WithoutRightToRefund: Story = {
  name: 'Возврат не в его правах',
  args: { record: recordOf({ payment: { ...record.payment, mayRefund: false } }) },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Счёт заявки № 1' }, soon))
    await expect(open.queryByText('Возврат')).toBeNull()
    await expect(open.getByText(/^Возврат оформляет руководитель/)).toBeVisible()
  },
}

export const RefundWithoutReason: Story = {
  name: 'Возврат без причины',
  args: {
    record: recordOf({
      payment: {
        mayRefund: true,
        form: {
          ...record.payment.form,
          values: { ...record.payment.form.values, kind: 'refund', amount: 50_000 },
          errors: { title: ['Укажите причину возврата'] },
          refusals: 1,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Причина/, undefined, soon)).toBeInvalid()
  },
}

export const Selected: Story = {
  name: 'Счета выбраны',
  args: { selection: { value: ['401', '402'], onChange: fn() } },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Выбранное' }))
    await userEvent.click(bar.getByRole('button', { name: 'Принять одну оплату' }))
    await expect(args.onTakeJointly).toHaveBeenCalledWith([partial, unpaid])
  },
}

/** Whoever owes first is paid for first; what the sum does not reach stays owed. */
export const JointPayment: Story = {
  name: 'Одна оплата за многих',
  args: { joint },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', undefined, soon))
    const parts = dialog.getByRole('list', { name: 'Как разделится оплата' })
    await expect(parts).toHaveTextContent(/Смирнова Мария2\s900\s₽ из 2\s900\s₽/)
    await expect(parts).toHaveTextContent(/Гарипова Алсу7\s100\s₽ из 14\s400\s₽/)
    await userEvent.click(dialog.getByRole('button', { name: /^Принять/ }))
    await expect(joint.form.onSubmit).toHaveBeenCalledOnce()
  },
}

export const JointPaymentTooLarge: Story = {
  name: 'Оплата больше долга',
  args: {
    joint: {
      ...joint,
      form: {
        ...joint.form,
        values: { ...joint.form.values, amount: 9_000_000 },
        errors: { amount: ['Выбранные заявки должны только 17 300 ₽'] },
        refusals: 1,
      },
    },
  },
}

export const Done: Story = {
  name: 'Принято',
  args: { outcome: { state: 'done', text: 'Принято 10 000 ₽ за 2 заявки.', onUndo: null } },
}

export const Refused: Story = {
  name: 'Выгрузить не вышло',
  args: {
    outcome: { state: 'refused', title: 'Выгрузить не получилось', reasons: ['Нет связи'] },
  },
}

export const Overpaid: Story = {
  name: 'Переплатили',
  args: {
    query: { ...noQuery, status: 'overpaid', sort: '-paid' },
    view: { ...ready, items: items.slice(3), total: 1 },
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { ...ready, total: 2000, page: 3, pageCount: 40, isUpdating: true } },
}

export const Empty: Story = {
  name: 'Счетов ещё нет',
  args: { view: { ...ready, items: [], total: 0 } },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: { query: { ...noQuery, q: 'ааа' }, view: { ...ready, items: [], total: 0 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: '', status: '' })
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { view: { state: 'loading' }, sums: { state: 'loading' } },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() }, sums: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LoggedOut: Story = {
  name: 'Никто не вошёл',
  args: { view: { state: 'noRight' }, account: { isLoggedIn: false, onLogin: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const PhoneClosingSheet: Story = {
  name: 'Ведомость на телефоне',
  args: ClosingSheet.args,
  globals: phone,
  play: async ({ canvas }) => {
    const methods = within(canvas.getByRole('table', { name: 'Оплаты по способам' }))
    await expect(methods.getByRole('rowheader', { name: 'Итого' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Оплаты по дням' })).toBeVisible()
  },
}

/** Ten weeks of payments: the sums first, the days behind their month. */
export const PhoneLongClosingSheet: Story = {
  name: 'Длинная ведомость на телефоне',
  args: {
    query: { ...noQuery, show: 'closing' },
    sums: { state: 'ready', ...sums, days: weeksOfPayments },
  },
  globals: phone,
  play: async ({ canvas }) => {
    const days = canvas.getByRole('table', { name: /^Оплаты по дням: октябрь/, hidden: true })
    await expect(days).not.toBeVisible()
    // What came, and below it what was given back: the months add up to «Всего».
    await expect(canvas.getByText(/^октябрь/).closest('summary')).toHaveTextContent(
      /2\s092\s190\s₽возврат 1\s200\s₽/,
    )
    await userEvent.click(canvas.getByText(/^октябрь/))
    await expect(days).toBeVisible()
    await expect(within(days).getByRole('rowheader', { name: '31.10.2026' })).toBeVisible()
  },
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { record: recordOf({}) },
  globals: narrowest,
}
