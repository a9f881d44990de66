import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cup } from '../../fixtures/cup.ts'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { form, maria, tooManyTries } from '../fixtures.ts'
import { ProfileScreen, type ProfilePart, type ProfileScreenProps } from './ProfileScreen.tsx'

type Ready = Extract<ProfileScreenProps['view'], { state: 'ready' }>
type Part<Name extends ProfilePart['name']> = Extract<ProfilePart, { name: Name }>

const data: Part<'data'> = {
  name: 'data',
  profile: { ...form({ values: maria }), isSaved: false },
  photo: {
    name: 'Смирнова Мария',
    src: null,
    isBusy: false,
    progress: null,
    message: null,
    onChoose: fn(),
    onRemove: fn(),
  },
}

const login: Part<'login'> = {
  name: 'login',
  email: { ...form({ values: { email: '', password: '' } }), current: maria.email },
  password: { ...form(), isSaved: false },
  secondFactor: {
    view: { state: 'off', requiredBy: [], begin: form({ values: { password: '' } }) },
  },
  devices: {
    view: {
      state: 'ready',
      devices: [
        {
          id: 812,
          name: 'iPhone, Safari',
          last_used_at: '2026-11-20T09:00:00+03:00',
          is_current: true,
        },
        {
          id: 640,
          name: 'Windows, Chrome',
          last_used_at: '2026-11-19T21:15:00+03:00',
          is_current: false,
        },
        { id: 12, name: '', last_used_at: '2026-10-30T10:00:00+03:00', is_current: false },
      ],
    },
    timeZone: 'Europe/Moscow',
    endingId: null,
    message: null,
    onEnd: fn(),
    onEndAll: fn(),
  },
}

const consents: Part<'consents'> = {
  name: 'consents',
  consents: {
    view: {
      state: 'ready',
      total: 12,
      consents: [
        {
          reg_data_id: 417,
          reg_n: 58,
          event: cup,
          dancers: ['Смирнова Мария', 'Константинопольская Александра-Виктория'],
          processing: true,
          publication: true,
          answered_at: '2026-11-20T09:00:00+03:00',
        },
        {
          reg_data_id: 40,
          reg_n: 3,
          event: { ...cup, name: 'Осенний бал' },
          dancers: ['Смирнова Мария'],
          processing: true,
          publication: false,
          answered_at: '2026-10-02T09:00:00+03:00',
        },
      ],
    },
    onMore: fn(),
    onWithdraw: fn(),
    isSending: false,
    message: null,
    documents: { processing: '#processing', publication: '#publication' },
  },
  ownData: {
    onExport: fn(),
    isExporting: false,
    exportMessage: null,
    erasure: form({ values: { password: '' } }),
    isErased: false,
    onLeave: fn(),
  },
}

const ready = (part: ProfilePart, verification: Ready['verification'] = null): Ready => ({
  state: 'ready',
  verification,
  part,
})

const unproven = {
  email: maria.email,
  isNew: false,
  state: 'idle' as const,
  message: null,
  onSend: fn(),
}

/** Свои данные, вход и согласия: всё, что человек меняет о себе. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Учётная запись/ProfileScreen: профиль',
  component: ProfileScreen,
  args: {
    view: ready(data),
    onLogin: fn(),
    links: {
      register: '#register',
      parts: { data: '#data', login: '#login', consents: '#consents' },
    },
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Данные заполнены',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Дата рождения/)).toHaveValue('12.04.1999')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(data.profile.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Вход' })).toHaveAttribute('href', '#login')
  },
}

export const Login: Story = {
  name: 'Вход: пароль, почта, устройства',
  args: { view: ready(login) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Текущий пароль/)).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(canvas.getByRole('link', { name: 'Вход' })).toHaveAttribute('aria-current', 'page')
    await expect(login.password.onSubmit).not.toHaveBeenCalled()
  },
}

export const Consents: Story = { name: 'Согласия и свои данные', args: { view: ready(consents) } }

export const Saved: Story = {
  name: 'Данные сохранены',
  args: {
    view: ready({ ...data, profile: { ...data.profile, isSaved: true } }),
  },
}

export const PasswordChanged: Story = {
  name: 'Пароль изменён',
  args: { view: ready({ ...login, password: { ...login.password, isSaved: true } }) },
}

export const Refused: Story = {
  name: 'Данные с ошибкой',
  args: {
    view: ready({
      ...data,
      profile: {
        ...form({
          values: { ...maria, last_name: '' },
          errors: { last_name: [problemText('last_name_missing')] },
          refusals: 1,
        }),
        isSaved: false,
      },
    }),
  },
}

export const PasswordRefused: Story = {
  name: 'Пароль не принят',
  args: {
    view: ready({
      ...login,
      password: {
        ...form({
          values: { oldPassword: 'parket', newPassword: 'parket-2027' },
          errors: {
            oldPassword: [problemText('password_wrong')],
            password_confirmation: [problemText('password_mismatch')],
          },
          refusals: 1,
        }),
        isSaved: false,
      },
    }),
  },
}

export const TooManyTries: Story = {
  name: 'Слишком много попыток',
  args: {
    view: ready({ ...login, password: { ...form({ message: tooManyTries }), isSaved: false } }),
  },
}

export const AddressUnproven: Story = {
  name: 'Почта не подтверждена',
  args: { view: ready(data, unproven) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить письмо ещё раз' }))
    await expect(unproven.onSend).toHaveBeenCalledOnce()
  },
}

export const NewAddress: Story = {
  name: 'Новая почта ждёт подтверждения',
  args: {
    view: ready(data, { ...unproven, email: 'orlova@parket.test', isNew: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Новый адрес orlova@parket.test ждёт подтверждения'),
    ).toBeVisible()
  },
}

export const EmailRefused: Story = {
  name: 'Новая почта не принята',
  args: {
    view: ready({
      ...login,
      email: {
        ...form({
          values: { email: 'orlova@parket.test', password: 'parket' },
          errors: { password: [problemText('password_wrong')] },
          refusals: 1,
        }),
        current: maria.email,
      },
    }),
  },
}

function withFactor(view: Part<'login'>['secondFactor']['view']): Story['args'] {
  return { view: ready({ ...login, secondFactor: { view } }) }
}

export const FactorRequired: Story = {
  name: 'Второй фактор обязателен',
  args: withFactor({
    state: 'off',
    requiredBy: ['Весна'],
    begin: form({ values: { password: '' } }),
  }),
}

export const FactorBegun: Story = {
  name: 'Второй фактор: QR и первый код',
  args: withFactor({
    state: 'begun',
    uri: 'otpauth://totp/Parket:maria@parket.test?issuer=Parket&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    confirm: form({ values: { otp: '' } }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /QR-код/ })).toBeVisible()
    await expect(canvas.getByText(/^JBSW Y3DP/)).toBeVisible()
  },
}

const saved = fn()

export const FactorCodes: Story = {
  name: 'Второй фактор: коды восстановления',
  args: withFactor({
    state: 'codes',
    codes: ['3f1a-90bc-77de-0142', '9c0e-41aa-5b2d-e8f7', '00d1-72ce-9a3b-4f56'],
    onSaved: saved,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Коды сохранены' }))
    await expect(saved).toHaveBeenCalledOnce()
  },
}

export const FactorOn: Story = {
  name: 'Второй фактор включён',
  args: withFactor({ state: 'on', codesLeft: 9, remove: form({ values: { password: '' } }) }),
}

export const FactorUnavailable: Story = {
  name: 'Второй фактор недоступен',
  args: withFactor({ state: 'unavailable' }),
}

export const FactorNarrowest: Story = {
  name: 'Второй фактор на самом узком экране',
  args: FactorBegun.args,
  globals: narrowest,
}

/** A lost phone is logged out from here, or everything at once. */
export const Devices: Story = {
  name: 'Выход на других устройствах',
  args: { view: ready(login) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Windows, Chrome/ }))
    await expect(login.devices.onEnd).toHaveBeenCalledWith(640)
    await userEvent.click(canvas.getByRole('button', { name: /Выйти на.всех устройствах/ }))
    const question = within(await canvas.findByRole('alertdialog'))
    await expect(login.devices.onEndAll).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Выйти везде' }))
    await expect(login.devices.onEndAll).toHaveBeenCalledOnce()
  },
}

export const DevicesLoading: Story = {
  name: 'Устройства загружаются',
  args: { view: ready({ ...login, devices: { ...login.devices, view: { state: 'loading' } } }) },
}

export const DevicesFailed: Story = {
  name: 'Устройства не загрузились',
  args: {
    view: ready({
      ...login,
      devices: {
        ...login.devices,
        view: { state: 'failed', message: problemText('network'), onRetry: fn() },
      },
    }),
  },
}

export const DeviceNotEnded: Story = {
  name: 'Устройство не отключилось',
  args: {
    view: ready({ ...login, devices: { ...login.devices, message: problemText('network') } }),
  },
}

export const LetterRefused: Story = {
  name: 'Письмо сейчас не отправить',
  args: { view: ready(data, { ...unproven, message: tooManyTries }) },
}

export const LetterSent: Story = {
  name: 'Письмо отправлено',
  args: { view: ready(data, { ...unproven, state: 'sent' }) },
}

export const PhotoChosen: Story = {
  name: 'Фото выбрано',
  play: async ({ canvas }) => {
    const photo = new File(['x'], 'maria.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/^Файл с/), photo)
    await expect(data.photo.onChoose).toHaveBeenCalledWith(photo)
  },
}

/** A photo without a network: two colours of a sunset. */
export const WithPhoto: Story = {
  name: 'С фото',
  args: {
    view: ready({
      ...data,
      photo: {
        ...data.photo,
        src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7b3f61"/><circle cx="20" cy="40" r="20" fill="#e7a977"/></svg>')}`,
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать' }))
    await expect(data.photo.onRemove).toHaveBeenCalledOnce()
  },
}

export const PhotoSending: Story = {
  name: 'Фото отправляется',
  args: { view: ready({ ...data, photo: { ...data.photo, isBusy: true, progress: 0.4 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Отправляем' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}

export const PhotoRefused: Story = {
  name: 'Фото не подошло',
  args: {
    view: ready({ ...data, photo: { ...data.photo, message: problemText('file_wrong_type') } }),
  },
}

export const DataExported: Story = {
  name: 'Скачать свои данные',
  args: { view: ready(consents) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать мои данные' }))
    await expect(consents.ownData.onExport).toHaveBeenCalledOnce()
  },
}

export const DataDidNotCome: Story = {
  name: 'Данные не пришли',
  args: {
    view: ready({ ...consents, ownData: { ...consents.ownData, exportMessage: tooManyTries } }),
  },
}

/** Erasing asks for the password, and says what goes. */
export const ErasureAsked: Story = {
  name: 'Удалить учётную запись: спрашивает',
  args: { view: ready(consents) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить учётную запись' }))
    await waitFor(() => expect(canvas.getByText(/Вернуть это будет нельзя/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить навсегда' }))
    await expect(consents.ownData.erasure.onSubmit).toHaveBeenCalledOnce()
  },
}

export const ErasureRefused: Story = {
  name: 'Удалить нельзя: есть заявки',
  args: {
    view: ready({
      ...consents,
      ownData: {
        ...consents.ownData,
        erasure: form({
          values: { password: '' },
          message: problemText('erasure_has_entries'),
          refusals: 1,
        }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить учётную запись' }))
    await waitFor(() => expect(canvas.getByText(problemText('erasure_has_entries'))).toBeVisible())
  },
}

/** Said before one leaves: the home page knows nothing of it. */
export const Erased: Story = {
  name: 'Учётная запись удалена',
  args: { view: ready({ ...consents, ownData: { ...consents.ownData, isErased: true } }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Учётная запись удалена' })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: /главную/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(consents.ownData.onLeave).toHaveBeenCalledOnce()
  },
}

/** Answers «Удалить навсегда» of the story that is shown. */
let answer = () => {}

/** The answer comes when the dialog has been closed: it is told, and read out, all the same. */
export const ErasedWhileClosed: Story = {
  name: 'Удалена, когда диалог закрыт',
  render: function Answered(args) {
    const [isErased, setErased] = useState(false)
    const erasure = {
      ...consents.ownData.erasure,
      onSubmit: () => void (answer = () => setErased(true)),
    }
    return (
      <ProfileScreen
        {...args}
        view={ready({ ...consents, ownData: { ...consents.ownData, erasure, isErased } })}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить учётную запись' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить навсегда' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    answer()
    const dialog = await canvas.findByRole('dialog', { name: 'Учётная запись удалена' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByRole('button', { name: /главную/ })).toHaveFocus()
  },
}

/** The answer comes while one waits for it: the words change under the reader, and are read out. */
export const ErasedWhileAsked: Story = {
  name: 'Удалена, пока ждут ответа',
  render: ErasedWhileClosed.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить учётную запись' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить навсегда' }))
    const status = within(canvas.getByRole('dialog')).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    answer()
    await waitFor(() => expect(status).toHaveTextContent('Учётная запись удалена.'))
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Anonymous: Story = {
  name: 'Никто не вошёл',
  args: { view: { state: 'anonymous' } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Войдите, чтобы увидеть свои данные' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Пользователь не авторизован/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { name: 'На телефоне', args: AddressUnproven.args, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: PasswordRefused.args,
  globals: narrowest,
}

/** A consent is taken back once its consequences were read. */
export const ConsentTakenBack: Story = {
  name: 'Согласие отзывают',
  args: { view: ready(consents) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Отозвать: Показ имени на\sсайте, заявка № 58/ }),
    )
    const dialog = within(within(document.body).getByRole('alertdialog', { name: /^Отозвать/ }))
    await expect(dialog.getByText(/заменят стартовый номер и инициалы/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }))
    await expect(consents.consents.onWithdraw).toHaveBeenCalledWith(
      expect.objectContaining({ reg_data_id: 417 }),
      'publication',
    )
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 3, name: new RegExp(`^${cup.name}`) }),
      ).toHaveFocus(),
    )
    await expect(canvas.queryByRole('button', { name: /Показ имени.*заявка № 3/ })).toBeNull()
  },
}

export const NoConsents: Story = {
  name: 'Согласий нет',
  args: {
    view: ready({
      ...consents,
      consents: { ...consents.consents, view: { state: 'ready', consents: [], total: 0 } },
    }),
  },
}
