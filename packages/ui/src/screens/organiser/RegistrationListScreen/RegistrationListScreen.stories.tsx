import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cup, cupContests, longestCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { items, longestItems } from './fixtures.ts'
import type { PinLetter } from './registrationData.ts'
import { RegistrationListScreen } from './RegistrationListScreen.tsx'

const ready = {
  state: 'ready',
  event: cup,
  items,
  total: 3,
  page: 1,
  pageCount: 1,
  isUpdating: false,
} as const

const pinLetter: PinLetter = { state: 'idle', message: null, onSend: fn() }

const desktop = { viewport: { value: 'desktop' } }

const meta = {
  ...page,
  title: 'Экраны/Организатор/RegistrationListScreen',
  component: RegistrationListScreen,
  args: {
    view: ready,
    contests: cupContests,
    query: { q: '', group_num: '', status: '', sort: 'reg_n' },
    onQueryChange: fn(),
    selection: { value: [], onChange: fn() },
    pinLetterOf: (): PinLetter => pinLetter,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', page: (number) => `#page-${number}` },
  },
} satisfies Meta<typeof RegistrationListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Поиск'), 'с')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: 'с' })
    await userEvent.selectOptions(canvas.getByLabelText('Номинация'), '11')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ group_num: '11' })
    await userEvent.selectOptions(canvas.getByLabelText('Статус'), 'Лист ожидания')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'waiting' })
  },
}

export const Sorted: Story = {
  globals: desktop,
  args: { query: { q: '', group_num: '', status: '', sort: '-city' } },
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' })
    await expect(city).toHaveAttribute('aria-sort', 'descending')
    // A third press leads back to the usual order.
    await userEvent.click(city)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'reg_n' })
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Танцоры' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'last_name' })
  },
}

export const Selected: Story = {
  args: { selection: { value: ['401', '403'], onChange: fn() } },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Выбранное' }))
    await expect(bar.getByText('Выбрано: 2')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Выгрузить' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Снять выделение' }))
    await expect(args.selection.onChange).toHaveBeenCalledWith([])
  },
}

/** A press anywhere on a row opens its details too. */
export const DetailsByRow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Казань'))
    await expect(await canvas.findByRole('dialog', { name: /Регистрация №/ })).toBeVisible()
  },
}

/** Birth dates, consents: in the details, which give the focus back. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2, подробнее' }))
    const dialog = within(await canvas.findByRole('dialog', { name: /Регистрация №/ }))
    await waitFor(() => expect(dialog.getByText('Гарипова Алсу 1')).toBeVisible())
    await expect(dialog.getAllByText('согласие не получено')).toHaveLength(2)
    await expect(dialog.getByText('Гарипова Алсу 12')).toBeInTheDocument()
  },
}

/** Staff do not see the PIN: they have it sent to the registration's e-mail. */
export const PinSentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2, подробнее' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Выслать PIN ещё раз' }))
    await expect(pinLetter.onSend).toHaveBeenCalledOnce()
  },
}

export const PinSent: Story = {
  args: { pinLetterOf: () => ({ ...pinLetter, state: 'sent' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2, подробнее' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('status')).toHaveTextContent('отправлены на studio@parket.test')
  },
}

export const PinNotSent: Story = {
  args: { pinLetterOf: () => ({ ...pinLetter, message: problemText('network') }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2, подробнее' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Нет связи')
  },
}

export const DetailsGiveTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '1, подробнее' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Filtered: Story = {
  args: {
    query: { q: 'орлов', group_num: '70', status: 'active', sort: '-city' },
    view: { ...ready, items: items.slice(2), total: 1 },
  },
}

export const Updating: Story = { args: { view: { ...ready, isUpdating: true } } }

export const ManyPages: Story = {
  args: { view: { ...ready, total: 2000, page: 3, pageCount: 40 } },
}

export const Empty: Story = { args: { view: { ...ready, items: [], total: 0 } } }

export const NothingFound: Story = {
  args: {
    query: { q: 'ааа', group_num: '', status: '', sort: 'reg_n' },
    view: { ...ready, items: [], total: 0 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: '', group_num: '', status: '' })
  },
}

export const Loading: Story = { args: { view: { state: 'loading' }, contests: [] } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const NoRight: Story = { args: { view: { state: 'noRight' } } }

export const LoggedOut: Story = {
  args: { view: { state: 'noRight' }, account: { isLoggedIn: false, onLogin: fn() } },
}

export const LongestTexts: Story = {
  args: { view: { ...ready, event: longestCup, items: longestItems, total: 4 } },
}

/** A card is called by its dancers. */
export const Phone: Story = {
  globals: phone,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Смирнова Мария/)
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'Сначала новые')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sort: '-created_at' })
  },
}

export const PhoneLoading: Story = { args: Loading.args, globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
