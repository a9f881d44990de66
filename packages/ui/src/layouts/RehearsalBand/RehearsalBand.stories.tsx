import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest } from '../fixtures/page.tsx'
import { RehearsalBand } from './RehearsalBand.tsx'

/**
 * Полоса на каждой странице репетиции: что это не турнир, путь к турниру и удаление одним нажатием.
 * Печатается вместе с бумагами.
 *
 * **Когда применять:** над содержимым страниц репетиции, в `MainLayout`.
 *
 * **Когда нет:** турнир ещё не опубликован: `State` «Черновик»; турнир отменён: об этом говорит его
 * страница.
 */
const meta = {
  title: 'Макеты/RehearsalBand: репетиция',
  component: RehearsalBand,
  parameters: { isPage: true },
  args: { originHref: '#event', onEnd: fn() },
} satisfies Meta<typeof RehearsalBand>

export default meta
type Story = StoryObj<typeof meta>

export const Rehearsal: Story = {
  name: 'Идёт репетиция',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /турниру/ })).toHaveAttribute('href', '#event')
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить репетицию' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'Репетиция не удалилась',
  globals: narrowest,
  args: { error: 'Нет связи с сервером.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером.')
  },
}
