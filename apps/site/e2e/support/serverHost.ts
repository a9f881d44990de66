import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../server/src/testing/serverHost.ts', import.meta.url))

/** A process that runs one server after another, the same code as the product's. */
export class ServerHost {
  #child: ChildProcess | null = null

  /**
   * Ends the server that runs and starts the next one.
   * @returns its address
   */
  async start(settings: Record<string, string>): Promise<string> {
    const url = await this.#ask({ HOST: '127.0.0.1', ...settings })
    if (url === null) throw new Error('The server did not start')
    return url
  }

  /** Ends the server as an operator would, and waits; the process stays for the next one. */
  async stop(): Promise<void> {
    if (this.#child) await this.#ask(null)
  }

  /** Ends the server as a power cut would (SIGKILL), and the process with it. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  async #ask(settings: Record<string, string> | null): Promise<string | null> {
    // The server's zone is as far from Moscow as the browser's, on the other side.
    this.#child ??= fork(script, { env: { ...process.env, TZ: 'Pacific/Auckland' }, execArgv: [] })
    const child = this.#child
    child.send(settings as object)
    const done = new AbortController()
    const { signal } = done
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The server ended before it was ready')
    })
    const answered = once(child, 'message', { signal })
    const [url] = (await Promise.race([answered, ended])) as [string | null]
    done.abort()
    return url
  }
}
