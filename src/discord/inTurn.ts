/** Runs tasks one after another, in the order given; a task that fails doesn't hold up the next. */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task, task);
    last = done;
    return done;
  };
}
