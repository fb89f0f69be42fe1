// Must load before React. Turns off debug information about who created each element, which takes a twelfth of the test time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
