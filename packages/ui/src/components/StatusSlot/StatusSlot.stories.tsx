import { deviceStatus, type DeviceFacts } from '@parket/domain/station/device/deviceStatus'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { StatusSlot } from './StatusSlot.tsx'

/**
 * Единственное место, где планшет говорит, как у него дела. Высота всегда одна: под ним ничего не
 * сдвигается.
 */
const meta = {
  title: 'Компоненты/Судейство/StatusSlot: строка состояния',
  component: StatusSlot,
  args: {
    tone: 'quiet',
    icon: 'check',
    fact: 'Всё сохранено',
    children: 'и\u00A0отправлено',
    aside: '14:30',
  },
} satisfies Meta<typeof StatusSlot>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Все виды',
  render: () => (
    <Stack gap="small">
      <StatusSlot tone="quiet" icon="check" fact="Всё сохранено" aside="14:30">
        и&nbsp;отправлено
      </StatusSlot>
      <StatusSlot tone="good" icon="check" fact="Принято 14:34.">
        Изменить можно до&nbsp;конца тура
      </StatusSlot>
      <StatusSlot tone="warning" icon="offline" fact="Нет сети: 14 отметок ждут.">
        Судите дальше
      </StatusSlot>
      <StatusSlot
        tone="warning"
        icon="offline"
        fact="Нет сети: 14 отметок ждут."
        action={{ label: 'Сохранить файл', onPress: fn() }}
      >
        Судите дальше
      </StatusSlot>
      <StatusSlot tone="warning" icon="battery" fact="Батарея 9&nbsp;%.">
        Попросите зарядку, судите дальше
      </StatusSlot>
      <StatusSlot tone="closed" icon="lock" fact="Главный судья закрыл тур." aside="14:41">
        Ваши 12&nbsp;крестов учтены
      </StatusSlot>
      <StatusSlot tone="closed" icon="people" fact="Вы за&nbsp;C, Петрова, с&nbsp;танго.">
        Его первый танец учтён
      </StatusSlot>
      <StatusSlot
        tone="broken"
        icon="warning"
        fact="Планшет не&nbsp;сохраняет. Поднимите руку"
        aside="14:32"
      />
    </Stack>
  ),
}

export const ThatNothingIsKeptIsSaidAtOnce: Story = {
  name: 'Не сохраняет: сказано сразу',
  args: { tone: 'broken', icon: 'warning', fact: 'Планшет не сохраняет' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Планшет не сохраняет')
  },
}

/** Longer words are cut rather than move what stands below; a press on them opens all of them. */
export const OneHeightForAnyWords: Story = {
  name: 'Высота не зависит от слов',
  render: () => (
    <Stack gap="small">
      <StatusSlot tone="quiet" icon="check" fact="Всё сохранено" />
      <StatusSlot
        tone="warning"
        icon="warning"
        fact={'Участника в туре уже нет. '.repeat(6)}
        action={{ label: 'Прочитать', isExpanded: false, onPress: fn() }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('status')
    await expect(long?.offsetHeight).toBe(short?.offsetHeight)
    await expect(canvas.getByRole('button', { name: 'Прочитать' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

const nobody: DeviceFacts = {
  isUnkept: false,
  isOffline: false,
  waiting: 0,
  isStored: true,
  battery: 80,
  isAwake: false,
  notice: null,
  round: 'running',
  isReplaced: false,
  isSent: false,
  out: [],
  added: [],
  hour: '14:30',
}
const message =
  'В\u00A0этом танце место занимает другой судья, и\u00A0тур подсчитан без этих отметок'
const numbers = [101, 102, 103, 104, 105, 106]
/** The longest words of each kind. */
const longest: DeviceFacts[] = [
  nobody,
  { ...nobody, isSent: true },
  { ...nobody, out: numbers, added: numbers },
  { ...nobody, out: numbers.slice(0, 3), added: numbers.slice(0, 3) },
  { ...nobody, battery: 9 },
  { ...nobody, isOffline: true },
  { ...nobody, isOffline: true, waiting: 188 },
  { ...nobody, round: 'published', waiting: 188 },
  { ...nobody, isReplaced: true, waiting: 188 },
  { ...nobody, notice: { state: 'late', message } },
  { ...nobody, notice: { state: 'refused', message } },
  { ...nobody, isUnkept: true },
  { ...nobody, isUnkept: true, waiting: 188, isOffline: true },
]

/** On a phone all that a device says of itself is read whole: in the line, or by a press on it. */
export const TheLongestWords: Story = {
  name: 'Самые длинные слова на телефоне',
  globals: { viewport: { value: 'lowPhone', isRotated: false } },
  render: () => (
    <Stack gap="small">
      {longest.map((facts, at) => {
        const { tone, icon, fact, more, hour } = deviceStatus(facts)
        return (
          <StatusSlot key={at} tone={tone} icon={icon} fact={fact} aside={hour}>
            {more}
          </StatusSlot>
        )
      })}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    // What the device itself says fits; what the server says besides may not.
    const cut = canvas.getAllByRole('button')
    await expect(cut.length).toBeLessThanOrEqual(2)
    for (const words of cut) {
      await userEvent.click(words)
      await expect(words).toHaveAttribute('aria-expanded', 'true')
      await expect(words.parentElement).toHaveTextContent(/главный|главному/)
      await userEvent.click(words)
    }
  },
}
