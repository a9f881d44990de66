import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { cup, now } from '../../fixtures/cup.ts'
import { narrowest, phone } from '../../../layouts/fixtures/page.tsx'
import { maria } from '../RegistrationWizardScreen/fixtures.ts'
import { PasteDancersDialog } from './PasteDancersDialog.tsx'

/** Вставляет список танцоров из таблицы или текста. */
const meta = {
  title: 'Экраны/Регистрация/PasteDancersDialog: вставить список',
  component: PasteDancersDialog,
  args: { isOpen: true, event: cup, now, maxTogether: 24, known: [], onAdd: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof PasteDancersDialog>

export default meta
type Story = StoryObj<typeof meta>

async function paste(text: string) {
  await userEvent.click(screen.getByLabelText('Строки таблицы'))
  await userEvent.paste(text)
}

export const Empty: Story = {
  name: 'Пусто',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(screen.getByText('Вставьте хотя бы одну строку')).toBeVisible())
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  name: 'Список прочитан',
  play: async ({ args }) => {
    await paste(
      'Фамилия\tИмя\tДата рождения\tПол\nСмирнова\tМария\t12.04.1999\tж\nОрлов\tСаша\t1.6.2018',
    )
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByText('Укажите пол')).toBeVisible()
    const asked = screen.getByRole('radiogroup', { name: 'Пол: Орлов Саша' })
    await userEvent.click(within(asked).getByRole('radio', { name: 'м' }))
    await expect(screen.queryByText('Укажите пол')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Добавить: 2\sтанцора/ }))
    await expect(args.onAdd).toHaveBeenCalledWith([
      { last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12', gender: 'F' },
      { last_name: 'Орлов', first_name: 'Саша', birth_date: '2018-06-01', gender: 'M' },
    ])
  },
}

/** What is wrong is said in its row; it can be taken all the same and mended in the form. */
export const WithErrors: Story = {
  name: 'Ошибки в строках',
  args: { maxTogether: 1, known: [maria] },
  play: async () => {
    await paste('Смирнова Мария 12.04.1999 ж\nОрлова Соня 31.02.2018 ж\nЁлкина')
    await waitFor(() => expect(screen.getByText(/Такой даты нет/)).toBeVisible())
    await expect(screen.getByText(/Не указаны Ф.И., Д.Р./)).toBeVisible()
    await expect(screen.getByText('Этот танцор уже указан')).toBeVisible()
    await expect(screen.getByText(/С\sошибками\s— 3/)).toBeVisible()
    await expect(screen.getByText(/получит свою заявку/)).toBeVisible()
  },
}

const many = Array.from(
  { length: 24 },
  (_, n) => `Константинопольская-${n} Анна-Мария 12.04.20${10 + (n % 10)}`,
)

/** A list of many takes whole rows only: nobody can be mended in a form afterwards. */
export const WholeRowsOnly: Story = {
  name: 'Только полные строки',
  args: { maxTogether: null },
  play: async ({ args }) => {
    await paste('Орлова Соня 01.06.2018')
    await userEvent.click(screen.getByRole('button', { name: /Добавить: 1/ }))
    await waitFor(() => expect(screen.getByText(/Поправьте строки/)).toBeVisible())
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Many: Story = { name: 'Длинный список', play: () => paste(many.join('\n')) }
export const Phone: Story = {
  name: 'На телефоне',
  play: () => paste(many.join('\n')),
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  play: () => paste(many.join('\n')),
  globals: narrowest,
}
