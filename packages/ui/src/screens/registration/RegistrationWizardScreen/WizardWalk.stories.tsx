import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { now } from '../../fixtures/cup.ts'
import { page } from '../../../layouts/fixtures/page.tsx'
import { duetFilter, severalChosen, wizardAt } from './fixtures.ts'
import { LiveWizard } from './testing/LiveWizard.tsx'

/** Мастер вживую, от первого поля до отправки: здесь его шаги связаны. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/RegistrationWizardScreen: проход мастера',
  component: LiveWizard,
  args: {
    view: { state: 'ready', ...wizardAt(0) },
    now,
    actions: {
      onEdit: fn(),
      onNext: fn(),
      onBack: fn(),
      onStepOpen: fn(),
      onEntryOpen: fn(),
      onSubmit: fn(),
      onAnotherOpen: fn(),
      onRosterOpen: fn(),
      onPasteOpen: fn(),
      onLogin: fn(),
      onRestart: fn(),
      onReload: fn(),
    },
    links: { event: '#event', back: '#select', privacy: '#privacy', consent: '#:consent' },
  },
} satisfies Meta<typeof LiveWizard>

export default meta
type Story = StoryObj<typeof meta>

/** A soloist from the first field to the sent entry, without a mouse. */
export const SoloByKeyboard: Story = {
  name: 'Солист с одной клавиатуры',
  play: async ({ args, canvas }) => {
    const heading = (name: string | RegExp) => canvas.getByRole('heading', { level: 2, name })
    const arrived = (name: string | RegExp) => waitFor(() => expect(heading(name)).toHaveFocus())

    await userEvent.click(canvas.getByLabelText(/Email/))
    await userEvent.keyboard('maria@parket.test{Tab}+79161234567{Tab}Москва{Enter}')

    await arrived('Кто танцует')
    await userEvent.keyboard('{Tab}Смирнова{Tab}Мария{Tab}12041999')
    await expect(canvas.getByLabelText(/Дата рождения/)).toHaveValue('12.04.1999')
    await userEvent.keyboard('{Tab} {Enter}')

    await arrived(/^Что танцу/)
    await canvas.findByRole('checkbox', { name: /^11\./ })
    await userEvent.keyboard('{Tab} ')
    await expect(canvas.getByRole('checkbox', { name: /^11\./ })).toHaveFocus()
    await expect(canvas.getByText(/уже в\sсумме: «Пакет/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Отметить все/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Jack & Jill/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /Ведомый/ }))
    await userEvent.keyboard('{Enter}')

    await arrived('Всё ли верно')
    await expect(canvas.getByRole('row', { name: /Итого/ })).toHaveTextContent('4 300 ₽')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Даю согласие/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce()
  },
}

/** As many contests fit as the packet takes: one press takes them all, the next one none. */
export const PacketFilledAtOnce: Story = {
  name: 'Пакет заполняется разом',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/Email/))
    await userEvent.keyboard('maria@parket.test{Tab}+79161234567{Tab}Москва{Enter}')
    await canvas.findByLabelText(/Фамилия/)
    await userEvent.keyboard('{Tab}Смирнова{Tab}Мария{Tab}12041999{Tab} {Enter}')
    // No packet has to be taken: the step is passed by, and opened by its number.
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Что танцу/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /Пакеты/ }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Взять ли пакет' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Tab} ')
    await userEvent.click(canvas.getByRole('button', { name: /^Выбрать все/ }))
    await expect(canvas.getByText('пакет собран')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /сразу к\sпроверке/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять все' }))
    await expect(canvas.getByText(/Выбрано 0 из/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /сразу к\sпроверке/ })).toBeNull()
  },
}

/** A name typed in one case is put in order as the focus leaves it, once: typed so again, it stays. */
export const NamesInOneCase: Story = {
  name: 'Имя одними большими буквами',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/Email/))
    await userEvent.keyboard('maria@parket.test{Tab}+79161234567{Tab}Москва{Enter}')
    const field = await canvas.findByLabelText(/Фамилия/)
    const retype = async (name: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, `${name}{Tab}`)
    }
    await retype('СМИРНОВА-ЛИ')
    await expect(field).toHaveValue('Смирнова-Ли')
    await retype('смирноваЛи')
    await expect(field).toHaveValue('смирноваЛи')
    await retype('СМИРНОВА-ЛИ')
    await expect(field).toHaveValue('СМИРНОВА-ЛИ')
    await retype('СМИРНОВА')
    await expect(field).toHaveValue('Смирнова')
  },
}

/** A name that is meant in one case stays when its step is left and come back to, and when it is only tabbed past. */
export const NameMeantInOneCase: Story = {
  name: 'Имя так и пишется',
  play: async ({ canvas }) => {
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: /Далее/ }))
    await userEvent.click(canvas.getByLabelText(/Email/))
    await userEvent.keyboard('maria@parket.test{Tab}+79161234567{Tab}Москва{Enter}')
    const field = await canvas.findByLabelText(/Фамилия/)
    await userEvent.type(field, 'ЛИ{Tab}')
    await userEvent.clear(field)
    await userEvent.type(field, 'ЛИ{Tab}')
    await expect(field).toHaveValue('ЛИ')

    await userEvent.click(canvas.getByRole('button', { name: 'Назад' }))
    await canvas.findByLabelText(/Email/)
    await goOn()
    const again = await canvas.findByLabelText(/Фамилия/)
    await userEvent.click(again)
    await userEvent.tab()
    await expect(again).not.toHaveFocus()
    await expect(again).toHaveValue('ЛИ')
  },
}

/** Going on too early: every field says what is missing, the first one has the focus. */
export const FirstErrorFocused: Story = {
  name: 'Первая ошибка в фокусе',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Далее/ }))
    const email = canvas.getByLabelText(/Email/)
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/Укажите email/)
    await expect(canvas.getByRole('link', { name: 'Укажите город' })).toBeVisible()

    await userEvent.type(email, 'maria@parket.test')
    await expect(canvas.queryByText('Укажите email')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/Телефон/)).toHaveFocus())
  },
}

/** Dancers come and go; the focus is never lost. */
export const DancersAddedAndRemoved: Story = {
  name: 'Танцоров добавляют и убирают',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(0, {}, { filter: { ...duetFilter, count: { min: 1, max: 3 } } }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'maria@parket.test')
    await userEvent.type(canvas.getByLabelText(/Телефон/), '+79161234567')
    await userEvent.type(canvas.getByLabelText(/Город/), 'Москва{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить танцора' }))
    await waitFor(() => expect(canvas.getAllByLabelText(/Фамилия/)[1]).toHaveFocus())

    await userEvent.click(canvas.getByRole('button', { name: 'Убрать танцора 2' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Добавить танцора' })).toHaveFocus(),
    )
    await expect(canvas.getAllByLabelText(/Фамилия/)).toHaveLength(1)
  },
}

/** Finished steps stay open: back to the contacts by the stepper, and what was typed is there. */
export const BackByStepper: Story = {
  name: 'Назад по шагам',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'maria@parket.test')
    await userEvent.type(canvas.getByLabelText(/Телефон/), '+79161234567')
    await userEvent.type(canvas.getByLabelText(/Город/), 'Москва{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /Контакты/ }))
    await expect(canvas.getByLabelText(/Город/)).toHaveValue('Москва')
  },
}

/** Of two sisters one does not come after all: the review of the other has the focus, and the way to her data. */
export const OneOfSeveralTakenOut: Story = {
  name: 'Одна из сестёр не приедет',
  args: { view: { state: 'ready', ...wizardAt(4, severalChosen) } },
  play: async ({ canvas }) => {
    const arrived = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus())
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Изменить данные: Смирнова Мария' }),
    )
    await arrived('Кто танцует')
    await userEvent.click(canvas.getByRole('button', { name: /^Далее/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Что танцу/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Далее/ }))
    await arrived('Всё ли верно')
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Смирнова Вера' }))
    await userEvent.click(screen.getByRole('button', { name: 'Не регистрировать' }))
    await arrived('Всё ли верно')
    await expect(canvas.getByRole('button', { name: 'Изменить: танцоры' })).toBeVisible()
    await expect(canvas.queryByText('Смирнова Вера')).toBeNull()
  },
}
