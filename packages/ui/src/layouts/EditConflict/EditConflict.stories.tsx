import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EditConflict } from './EditConflict.tsx'

/**
 * Оба варианта того, что двое изменили одновременно.
 *
 * **Когда применять:** сервер не принял правку, потому что запись уже изменил кто-то другой, и двое
 * поменяли одно и то же поле. Остальные чужие правки добавляются сами.
 *
 * **Когда нет:** поля не пересекаются: спрашивать не о чем.
 */
const meta = {
  title: 'Макеты/EditConflict: чужая правка',
  component: EditConflict,
  args: {
    conflicts: [
      { field: 'place', label: 'Место проведения', mine: 'ДК «Рассвет»', theirs: 'ДК «Заря»' },
      { field: 'city', label: 'Город', mine: 'Тверь', theirs: '' },
    ],
    onResolve: fn(),
  },
} satisfies Meta<typeof EditConflict>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFields: Story = { name: 'Двое изменили два поля' }

export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    conflicts: [
      {
        field: 'info',
        label: 'Описание',
        mine: 'Кубок проходит два дня. В первый день танцуют дети и юниоры, во второй — взрослые. '.repeat(
          4,
        ),
        theirs: 'Кубок проходит три дня. Расписание по дням появится за неделю до начала. '.repeat(
          4,
        ),
      },
    ],
  },
}

export const Chosen: Story = {
  name: 'Вариант выбран, можно сохранить',
  async play({ args, canvas }) {
    const save = canvas.getByRole('button', { name: 'Сохранить выбранное' })
    await expect(save).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Ваш вариант: ДК «Рассвет»' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Сохранённый вариант: пусто' }))
    await userEvent.click(save)
    await expect(args.onResolve).toHaveBeenCalledWith({ place: 'mine', city: 'theirs' })
  },
}
