import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { announcerHead, listedCeremonies } from '../fixtures.ts'
import { CeremonyListScreen } from './CeremonyListScreen.tsx'

/** Ведущий: какие номинации можно награждать, какие ждут и чего. */
const meta = {
  title: 'Экраны/Рабочие места/CeremonyListScreen: кого награждать',
  component: CeremonyListScreen,
  parameters: { isPage: true },
  args: { head: announcerHead, ceremonies: listedCeremonies, onCeremony: fn() },
} satisfies Meta<typeof CeremonyListScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }

export const Contests: Story = {
  name: 'Кого можно награждать и кто ждёт',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/не\sутвердил главный судья/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Юниоры/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Продолжить: 42/ }))
    await expect(args.onCeremony).toHaveBeenCalledWith('42')
  },
}
export const ContestsOnAPhone: Story = { name: 'Номинации на телефоне', globals: phone }
export const Nothing: Story = { name: 'Награждать некого', args: { ceremonies: [] } }
export const Loading: Story = { name: 'Загрузка', args: { ceremonies: null } }
