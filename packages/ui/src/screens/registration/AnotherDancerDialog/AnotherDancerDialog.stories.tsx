import type { Meta, StoryObj } from '@storybook/react-vite'
import { anyAge } from '@parket/domain/contest/filters'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { cup, now } from '../../fixtures/cup.ts'
import { narrowest, phone } from '../../../layouts/fixtures/page.tsx'
import { maria } from '../RegistrationWizardScreen/fixtures.ts'
import { AnotherDancerDialog } from './AnotherDancerDialog.tsx'

/** Добавляет ещё одного танцора: имя, дата рождения и пол. */
const meta = {
  title: 'Экраны/Регистрация/AnotherDancerDialog: ещё танцор',
  component: AnotherDancerDialog,
  args: {
    isOpen: true,
    event: cup,
    now,
    filter: { count: { min: 1, max: 1 }, age: anyAge },
    known: [maria],
    onAdd: fn(),
    onGoOn: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof AnotherDancerDialog>

export default meta
type Story = StoryObj<typeof meta>

async function type(last: string, first: string, birthDate: string) {
  const dialog = within(screen.getByRole('dialog', { name: 'Ещё один танцор' }))
  await userEvent.type(dialog.getByLabelText(/^Фамилия/), last)
  await userEvent.type(dialog.getByLabelText(/^Имя/), first)
  await userEvent.type(dialog.getByLabelText(/^Дата рождения/), birthDate)
  await userEvent.click(dialog.getByRole('radio', { name: 'Женский' }))
  await userEvent.keyboard('{Enter}')
}

export const Added: Story = {
  name: 'Танцор добавлен',
  play: async ({ args }) => {
    await type('Орлова', 'Соня', '01.06.2018')
    await expect(args.onAdd).toHaveBeenCalledWith([
      { last_name: 'Орлова', first_name: 'Соня', birth_date: '2018-06-01', gender: 'F' },
    ])
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Too young for every contest: said as soon as the birth date is there. */
export const TooYoung: Story = {
  name: 'Слишком мал для всех номинаций',
  args: { offered: { min_age: 6, max_age: null } },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Ещё один танцор' }))
    await userEvent.type(dialog.getByLabelText(/^Дата рождения/), '01.06.2022')
    await expect(dialog.getByRole('group', { name: /номинации с\s6\sлет/ })).toBeVisible()
  },
}

/** A brother or a sister: the surname is there, and typing another one takes its place. */
export const SameSurname: Story = {
  name: 'Та же фамилия',
  args: { surname: 'Смирнова' },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Ещё один танцор' }))
    const surname = dialog.getByLabelText(/^Фамилия/)
    await expect(surname).toHaveValue('Смирнова')
    await expect(surname).toHaveFocus()
    await userEvent.keyboard('Орлова')
    await expect(surname).toHaveValue('Орлова')
    await userEvent.type(dialog.getByLabelText(/^Имя/), 'Соня')
    await userEvent.type(dialog.getByLabelText(/^Дата рождения/), '01.06.2018')
    await userEvent.click(dialog.getByRole('radio', { name: 'Женский' }))
    await userEvent.click(dialog.getByRole('button', { name: /Добавить и\sдальше/ }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onGoOn).toHaveBeenCalledOnce()
  },
}

/** Closed without adding, it has what was typed when it is opened again. */
export const Kept: Story = {
  name: 'Введённое остаётся',
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Ещё танцор</Button>
        <AnotherDancerDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async () => {
    await userEvent.type(screen.getByLabelText(/^Фамилия/), 'Орлова')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Ещё танцор' }))
    await expect(await screen.findByLabelText(/^Фамилия/)).toHaveValue('Орлова')
  },
}

/** With a mistake nobody goes on. */
export const NotYetOn: Story = {
  name: 'С ошибкой дальше нельзя',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /Добавить и\sдальше/ }))
    await expect(screen.getByText('Укажите пол')).toBeVisible()
    await expect(args.onGoOn).not.toHaveBeenCalled()
  },
}

/** Nothing is said before somebody tries; then the first mistake has the focus. */
export const Empty: Story = {
  name: 'Пустая форма',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }))
    await expect(screen.getAllByText('Не указаны Ф.И., Д.Р.')).toHaveLength(3)
    await expect(screen.getByText('Укажите пол')).toBeVisible()
    await expect(screen.getByLabelText(/^Фамилия/)).toHaveFocus()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const AlreadyEntered: Story = {
  name: 'Такой танцор уже есть',
  play: async () => {
    await type('смирнова', 'Мария', '12.04.1999')
    await expect(screen.getByText('Этот танцор уже указан')).toBeVisible()
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
