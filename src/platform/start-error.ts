/** A reason not to start that the person at the keyboard can mend; it is printed as one line, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
