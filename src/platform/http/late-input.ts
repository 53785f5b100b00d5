/** Input that is read only after the caller's access has been checked: a form with a file, say. */
export class LateInput {
  readonly receive: () => Promise<unknown>;

  constructor(receive: () => Promise<unknown>) {
    this.receive = receive;
  }
}
