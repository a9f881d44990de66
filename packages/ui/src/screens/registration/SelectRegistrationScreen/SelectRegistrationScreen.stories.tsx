import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cupContestsWith, cupData, longestCup, now } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { SelectRegistrationScreen } from './SelectRegistrationScreen.tsx'

/** Начало регистрации: соло, дуэт, группа или клуб; здесь же открывают готовую заявку. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/SelectRegistrationScreen: найти регистрацию',
  component: SelectRegistrationScreen,
  args: {
    view: { state: 'ready', ...cupData },
    now,
    links: {
      event: '#event',
      register: '#register',
      club: '#club',
      myRegistrations: null,
    },
    find: {
      regN: '',
      pinCode: '',
      errors: {},
      onChange: fn(),
      onSubmit: fn(),
      isRunning: false,
      error: null,
    },
    lostPin: { email: '', state: 'idle', error: null, onChange: fn(), onSubmit: fn() },
    isReturning: false,
  },
} satisfies Meta<typeof SelectRegistrationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Что зарегистрировать',
  play: async ({ canvas }) => {
    const option = (name: string) => canvas.getByRole('link', { name })
    await expect(option('Соло')).toHaveAttribute('href', '#register?count=solo')
    await expect(option('Дуэт')).toHaveAttribute('href', '#register?count=duets')
    await expect(option('Группа')).toHaveAttribute('href', '#register?count=3%2C24')
    await expect(option('Jack & Jill')).toHaveAttribute('href', '#register?count=1%2C1&list=jnj')
  },
}

export const LoggedIn: Story = {
  name: 'Вошедший: ещё и клуб',
  args: {
    links: {
      event: '#event',
      register: '#register',
      club: '#club',
      myRegistrations: '#my-registrations',
    },
  },
}

/** Solos only: the other options say that they have no open contest. */
export const SomeOptionsClosed: Story = {
  name: 'Открыты только соло',
  args: {
    view: {
      state: 'ready',
      ...cupData,
      contests: cupData.contests.filter(({ max_count, tags }) => max_count === 1 && !tags.length),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Дуэт' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Дуэт' })).toBeVisible()
  },
}

export const NothingOpen: Story = {
  name: 'Открытых номинаций нет',
  args: {
    view: {
      state: 'ready',
      ...cupData,
      contests: cupContestsWith(() => ({ status: 'closed' })),
    },
  },
}

export const RegistrationEnded: Story = {
  name: 'Приём закончен',
  args: { now: '2027-02-12T12:00:00+03:00' },
}

/** Come by the link of the mail: to change an entry, not to make another. */
export const Returning: Story = {
  name: 'Изменить заявку, по ссылке письма',
  args: { find: { ...meta.args.find, regN: '58' }, isReturning: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Изменить регистрацию')
    await expect(canvas.getByRole('link', { name: 'Соло' })).toBeVisible()
  },
}
export const PhoneReturning: Story = {
  name: 'Изменить заявку, на телефоне',
  args: Returning.args,
  globals: phone,
}

export const Found: Story = {
  name: 'Заявка открывается',
  args: { find: { ...meta.args.find, regN: '58', pinCode: '048213', isRunning: true } },
}

export const NotFound: Story = {
  name: 'Заявка не найдена',
  args: {
    find: {
      ...meta.args.find,
      regN: '58',
      pinCode: '000000',
      error: problemText('registration_not_found'),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Проверьте номер и PIN-код')
    await userEvent.type(canvas.getByLabelText(/PIN-код/), '{Enter}')
    await expect(args.find.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithErrors: Story = {
  name: 'Ошибки у полей',
  args: {
    find: {
      ...meta.args.find,
      regN: 'abc',
      errors: { reg_n: [problemText('number_invalid')], pin_code: [problemText('required')] },
    },
  },
  play: async ({ args, canvas }) => {
    const description = (label: RegExp) => expect(canvas.getByLabelText(label))
    await description(/^Номер/).toHaveAccessibleDescription('Введите число')
    await description(/^PIN-код/).toHaveAccessibleDescription('Заполните поле')
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await expect(args.find.onSubmit).toHaveBeenCalledOnce()
  },
}

const openLostPin: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByText(/^Выслать номер/))
}

/** The letter with the PIN is lost: another one goes to the same address. */
export const LostPin: Story = {
  name: 'PIN потерян',
  args: { lostPin: { ...meta.args.lostPin, email: 'maria@parket.test' } },
  play: async (context) => {
    await openLostPin(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Выслать' }))
    await expect(context.args.lostPin.onSubmit).toHaveBeenCalledOnce()
  },
}

export const LostPinWithError: Story = {
  name: 'PIN потерян: нет почты',
  args: { lostPin: { ...meta.args.lostPin, error: problemText('email_missing') } },
  play: async (context) => {
    await openLostPin(context)
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      problemText('email_missing'),
    )
  },
}

/** The same whether or not the address has a registration. */
export const PinsSent: Story = {
  name: 'Письмо с PIN отправлено',
  args: { lostPin: { ...meta.args.lostPin, email: 'maria@parket.test', state: 'sent' } },
  play: async (context) => {
    await openLostPin(context)
    const [said] = context.canvas.getAllByRole('status')
    await expect(said).toHaveTextContent('maria@parket.test')
  },
}

/** Its staff see it before it is published: nothing to choose from. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: { view: { state: 'ready', ...cupData, event: { ...cupData.event, published: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик: турнир не опубликован')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Соло' })).toBeNull()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { view: { state: 'ready', ...cupData, event: longestCup } },
  globals: narrowest,
}
