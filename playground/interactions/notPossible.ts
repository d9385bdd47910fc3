/** Something that Discord's client doesn't let a person do. */
export class NotPossible extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotPossible';
  }
}
