import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { MarkTile, type MarkTileProps, type TileMark } from './MarkTile.tsx'

/** Стартовый номер клавишей: касание ставит отметку, второе снимает. Отметка — это и фон, и значок. */
const meta = {
  title: 'Компоненты/Судейство/MarkTile: клавиша с номером',
  component: MarkTile,
  args: { number: 114, onPress: fn() },
} satisfies Meta<typeof MarkTile>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

const marks: (TileMark | null)[] = [null, 'cross', 'yes', { alternate: 2 }]
const states: [string, Partial<MarkTileProps>][] = [
  ['как есть', {}],
  ['с пометкой', { hasNote: true }],
  ['новый', { isNew: true }],
  ['не сохранён', { isUnsaved: true }],
  ['снят', { isOut: true }],
  ['сейчас не отметить', { isDisabled: true }],
]

export const Stickersheet: Story = {
  name: 'Все виды',
  render: () => (
    <Stack gap="large">
      {states.map(([name, props]) => (
        <Stack key={name} gap="xsmall">
          <Text size="small">{name}</Text>
          <Inline gap="small">
            {marks.map((mark, index) => (
              <div key={index} style={{ display: 'grid', width: 124, height: 108 }}>
                <MarkTile number={114} mark={mark} {...props} />
              </div>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
}

export const SaysAllThatItShows: Story = {
  name: 'Вслух сказано всё, что видно',
  args: { mark: 'cross', hasNote: true, isNew: true },
  play: async ({ canvas, userEvent, args }) => {
    const tile = canvas.getByRole('button', { name: '№ 114 крест новый пометка', pressed: true })
    await userEvent.click(tile)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const WhoHasLeftTakesNoMark: Story = {
  name: 'Снятому оценку не поставить',
  args: { isOut: true, mark: 'cross' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '№ 114 снят' })).toBeDisabled()
  },
}
